import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { StartError } from './error.ts';

/**
 * Builds the web. The build tool compares all inputs with those of earlier builds; without a change it takes a moment.
 *
 * @throws StartError with what the build said
 */
export async function buildWeb(root: string): Promise<void> {
  const program = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'turbo.cmd' : 'turbo');
  const build = spawn(program, ['run', 'build', '--output-logs=errors-only', '--no-update-notifier'], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  for (const output of [build.stdout, build.stderr]) {
    output.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const failed = await once(build, 'close').then(([code]) => code !== 0, (error: unknown) => {
    said += String(error);
    return true;
  });
  if (failed) throw new StartError(`The web could not be built; put right what the build says, then start again:\n${said}`);
}
