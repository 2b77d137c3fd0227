import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { StartError } from './error.ts';

/**
 * Builds the web. The build tool compares all inputs with those of earlier builds; without a change it takes a moment.
 *
 * @throws StartError with what the build said
 */
export function buildWeb(root: string): void {
  const program = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'turbo.cmd' : 'turbo');
  const result = spawnSync(program, ['run', 'build', '--output-logs=errors-only', '--no-update-notifier'], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (result.status === 0) return;
  throw new StartError(`The web could not be built; put right what the build says, then start again:\n${result.error?.message ?? ''}${result.stdout}${result.stderr}`);
}
