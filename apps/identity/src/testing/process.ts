import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** A program of this package, run as an operator runs it. */
export interface Program {
  readonly child: ChildProcess;
  /** The first message to the parent process. */
  readonly message: Promise<unknown>;
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

/** @param file relative to `src/` */
export function runProgram(file: string, env: Record<string, string>): Program {
  const child = fork(fileURLToPath(new URL(`../${file}`, import.meta.url)), {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    execArgv: [],
    silent: true,
  });
  const output = Promise.all([all(child.stdout), all(child.stderr)]);
  return {
    child,
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
