/** What happens when nobody takes what is printed. */
import { reason } from './errors.ts';

/**
 * A reader that has seen enough, such as `followsuit games | head -1`, is no error: the command ends with the exit code it
 * has come to so far. Any other failure of standard output is told in a sentence. Where standard error is gone there is
 * nobody to tell, and only the exit code is left to say how it went.
 */
export function watchStreams(): void {
  process.stderr.on('error', () => {});
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    process.stderr.write(`Standard output cannot be written (${reason(error) ?? 'it failed'}); send it elsewhere.\n`);
    process.exit(2);
  });
}
