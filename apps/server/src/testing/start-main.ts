import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileCache } from './compile-cache.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server process that has said its first word. */
export interface Started {
  readonly child: ChildProcess;
  readonly message: { ready: boolean; error?: string };
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

/** Starts the server as the launcher does, and waits for its first word. */
export async function startMain(environment: Readonly<Record<string, string>>): Promise<Started> {
  const child = fork(main, { env: { PATH: process.env['PATH'] ?? '', ...compileCache, COOKIE_SECRET: 'a secret of at least 32 characters', ...environment }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const message = await new Promise<Started['message']>((resolve, reject) => {
    child.once('message', (word) => resolve(word as Started['message']));
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return { child, message, output: () => output, ended };
}
