import { spawn } from 'node:child_process';
import { join } from 'node:path';

const program = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', process.platform === 'win32' ? 'turbo.cmd' : 'turbo');

export interface Said {
  readonly exitCode: number;
  readonly stdout: string;
  /** With what it said of errors. */
  readonly all: string;
}

/** Runs the tasks of suites, or what `more` asks of turbo instead. It ends with this process. */
export function runTurbo(root: string, names: readonly string[], more: readonly string[], env: NodeJS.ProcessEnv): Promise<Said> {
  const child = spawn(program, ['run', ...names.map((name) => `suite:${name}`), '--no-update-notifier', ...more], {
    cwd: root,
    env: { ...env, TURBO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const stop = (): void => void child.kill('SIGTERM');
  process.once('exit', stop);
  let stdout = '';
  let all = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    all += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (all += text));
  return new Promise((resolve) => {
    const end = (exitCode: number): void => {
      process.off('exit', stop);
      resolve({ exitCode, stdout, all });
    };
    child.once('error', (error) => {
      all += `${error.message}\n`;
      end(127);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
