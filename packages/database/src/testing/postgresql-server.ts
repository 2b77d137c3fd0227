import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgresql } from './find-postgresql.ts';

/** A real PostgreSQL that lives as long as a test run. */
export interface PostgresqlServer {
  /** The folder of its socket. */
  readonly folder: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as the user of the distribution's package, or as `nobody`. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    try {
      const id = (flag: string): number => Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is neither a user "postgres" nor "nobody"; run the tests as another user.');
}

/** The shell ends the server when its input closes: also when the test process was killed, nothing is left behind. */
const WATCH = 'folder=$1; shift; "$@" & server=$!; (read -r line; kill -INT $server) <&3 & wait $server; rm -rf "$folder"';

/** Makes a cluster in a temporary folder and starts it: a socket alone, no port, nothing written through to the disk. */
export async function startPostgresqlServer(): Promise<PostgresqlServer> {
  const bin = findPostgresql();
  const user = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'qm-pg-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { cwd: '/', ...user };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=200', 'timezone=UTC'];
  const server = spawn('sh', ['-c', WATCH, 'sh', folder, join(bin, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  const exited = new Promise<void>((resolve) => void server.once('exit', () => resolve()));
  await untilReady(folder, exited, () => log);
  // The run may end while the server still goes: its watch sees to that.
  server.unref();
  const pipes = [server.stderr, server.stdio[3]].filter((pipe) => pipe instanceof Socket);
  for (const pipe of pipes) pipe.unref();
  return {
    folder,
    async stop() {
      server.ref();
      for (const pipe of pipes) pipe.destroy();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function untilReady(folder: string, exited: Promise<void>, log: () => string): Promise<void> {
  let ended = false;
  void exited.then(() => (ended = true));
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if (ended) throw new Error(`PostgreSQL did not start: ${log()}`);
    const client = new pg.Client(urlOf(folder, 'postgres'));
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`PostgreSQL did not start within a minute: ${log()}`);
}

export function urlOf(folder: string, database: string): string {
  return `postgres://postgres@/${database}?host=${encodeURIComponent(folder)}`;
}
