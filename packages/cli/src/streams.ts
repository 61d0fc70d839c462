/** Handles closed output streams. */
import { reason } from './errors.ts';

/**
 * A reader that closes early, such as `followsuit games | head -1`, is not an error: the command ends with its exit code so
 * far. Any other failure of standard output is reported in a sentence. If standard error is closed too, only the exit code
 * tells the result.
 */
export function watchStreams(): void {
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    process.stderr.write(`Standard output cannot be written (${reason(error) ?? 'it failed'}); send it elsewhere.\n`);
    process.exit(2);
  });
}
