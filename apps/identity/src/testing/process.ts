import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** A program of this package, run as an operator runs it. */
export interface Program {
  readonly child: ChildProcess;
  /** The first message to the parent process. */
  readonly message: Promise<unknown>;
  /** Resolves when it has printed this. */
  printed(text: string): Promise<void>;
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

/** @param file relative to `src/` */
export function runProgram(file: string, env: Record<string, string>): Program {
  const child = fork(fileURLToPath(new URL(`../${file}`, import.meta.url)), {
    // The same programs are started again and again: compiled once, they start sooner.
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'quartermaster-compile-cache'), ...env },
    execArgv: [],
    silent: true,
  });
  const output = Promise.all([all(child.stdout), all(child.stderr)]);
  let stdout = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  return {
    child,
    async printed(wanted) {
      while (!stdout.includes(wanted)) await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit').then(() => Promise.reject(new Error(`It ended without ${wanted}.`)))]);
    },
    message: new Promise((resolve) => void child.once('message', resolve)),
    // Not "close": it never comes after this side has disconnected.
    ended: new Promise<number | null>((resolve) => void child.once('exit', resolve)).then(async (code) => {
      const [stdout, stderr] = await output;
      return { code, stdout, stderr };
    }),
  };
}

async function all(stream: Readable | null): Promise<string> {
  return stream ? text(stream) : '';
}
