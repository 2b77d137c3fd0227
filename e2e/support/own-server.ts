import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@quartermaster/database/embedded';
import { identityOrigin } from './origin.ts';

const server = join(import.meta.dirname, '..', '..', 'apps', 'server', 'src');

/** A marketplace server of a journey's own, with a database of its own, that it may kill. It has no sign-in. */
export interface OwnServer {
  readonly origin: string;
  /** Ends the process at once, as a failing machine would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and database. */
  start(): Promise<void>;
  /** Tells all browsers that are connected, with the operator's command. */
  announce(...args: string[]): Promise<void>;
  close(): Promise<void>;
}

export async function openOwnServer(port: number): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quartermaster-own-'));
  const database = await startEmbeddedDatabase({ dataDir, patienceMs: 240_000 });
  const origin = `http://localhost:${port}`;
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], DATABASE_URL: database.url, COOKIE_SECRET: 'a secret of at least 32 characters', PORT: String(port), WEB_ORIGIN: origin, IDENTITY_ISSUER: identityOrigin, LOG_LEVEL: 'error', NODE_ENV: 'production' };
  let running: ChildProcess | null = null;
  const kill = async (): Promise<void> => {
    const child = running;
    running = null;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  const start = async (): Promise<void> => {
    const child = fork(join(server, 'main.ts'), [], { env, execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    running = child;
    await new Promise<void>((resolve, reject) => {
      child.once('message', (message: { ready?: boolean; error?: string }) => (message.ready === true ? resolve() : reject(new Error(message.error))));
      child.once('exit', (code) => reject(new Error(`The server ended with code ${code}.`)));
    });
  };
  await start();
  return {
    origin,
    kill,
    start,
    announce: (...args) =>
      new Promise((resolve, reject) => {
        const child = fork(join(server, 'announce.ts'), args, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
        child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The announcement ended with code ${code}.`))));
      }),
    async close() {
      await kill();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
