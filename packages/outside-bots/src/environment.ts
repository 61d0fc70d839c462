/** The environment of outside bots: what programs need to run, and nothing that could be a secret. */

const USUAL = [
  /^(PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|TZ|TERM|TMPDIR|TMP|TEMP|PWD)$/,
  /^LC_\w+$/,
  // Windows does not start programs without these.
  /^(SYSTEMROOT|WINDIR|COMSPEC|PATHEXT|APPDATA|LOCALAPPDATA|USERPROFILE|PROGRAMFILES)$/i,
  /^(VIRTUAL_ENV|CONDA_PREFIX|PYTHONPATH|PYTHONHOME|NODE_PATH|JAVA_HOME|LD_LIBRARY_PATH|OMP_NUM_THREADS)$/,
  // The path of our command, for bots that use the engine protocol.
  /^FOLLOWSUIT$/,
];

/** The variables for a bot: usual ones, and those that the host names. @example environmentFor(process.env, ['MODEL_KEY']) */
export const environmentFor = (env: NodeJS.ProcessEnv, named: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => named.includes(name) || USUAL.some((usual) => usual.test(name))),
  );
