import { spawnSync } from 'node:child_process';
import { PublishError } from './error.ts';

/**
 * Runs npm and gives what it printed.
 *
 * @throws PublishError with npm's own words
 */
export function runNpm(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync('npm', args, { cwd, encoding: 'utf8', shell: process.platform === 'win32', maxBuffer: 64 * 1024 * 1024 });
  if (error !== undefined) throw new PublishError(`npm cannot be run (${error.message}). It comes with Node.`);
  if (status !== 0) throw new PublishError(`npm ${args[0] ?? ''} failed:\n${stderr.trim()}`);
  return stdout;
}
