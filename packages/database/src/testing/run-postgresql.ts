import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgresql } from './find-postgresql.ts';

/** The folders and settings of one server. */
export interface PostgresqlPlaces {
  /** A cluster, which is made where there is none. */
  readonly data: string;
  /** A folder of {@link socketFolder}. It is removed when the server has ended, with all that is in it. */
  readonly socket: string;
  /** `name=value`, besides those that all of them have: a socket alone, no port, nothing written through to the disk. */
  readonly settings: readonly string[];
}

/** A real PostgreSQL that this process has started. */
export interface RunningPostgresql {
  /** Lets this process end while the server still runs, which then ends, too. */
  unref(): void;
  stop(): Promise<void>;
}

/** The shell ends the server when its input closes: also when the process that started it was killed, no server is left behind. */
const watch = 'folder=$1; shift; "$@" & server=$!; (read -r line; kill -INT $server) <&3 & wait $server; rm -rf "$folder"';

/** Starts a server and waits until it takes clients. */
export async function runPostgresql({ data, socket, settings }: PostgresqlPlaces): Promise<RunningPostgresql> {
  const bin = findPostgresql();
  const options = { cwd: '/', ...unprivilegedUser() };
  if (!existsSync(join(data, 'PG_VERSION'))) {
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  }
  const all = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'listen_addresses=', `unix_socket_directories=${socket}`, 'timezone=UTC', ...settings];
  const server = spawn('sh', ['-c', watch, 'sh', socket, join(bin, 'postgres'), '-D', data, ...all.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  const exited = new Promise<void>((resolve) => void server.once('exit', () => resolve()));
  await untilReady(socket, exited, () => log);
  const pipes = [server.stderr, server.stdio[3]].filter((pipe) => pipe instanceof Socket);
  return {
    unref() {
      server.unref();
      for (const pipe of pipes) pipe.unref();
    },
    async stop() {
      server.ref();
      for (const pipe of pipes) pipe.destroy();
      await exited;
      rmSync(socket, { recursive: true, force: true });
    },
  };
}

/** A folder for a socket, of the server's user: the path of a socket may be a hundred letters long. */
export function socketFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'qm-pg-'));
  giveToServer(folder);
  return folder;
}

/** Makes the server's user the owner of a folder. */
export function giveToServer(folder: string): void {
  const user = unprivilegedUser();
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
}

/** PostgreSQL refuses to run as root: then it runs as the user of the distribution's package, or as `nobody`. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
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

async function untilReady(folder: string, exited: Promise<void>, log: () => string): Promise<void> {
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
