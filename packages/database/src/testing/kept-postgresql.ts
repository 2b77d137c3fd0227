import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresql } from './find-postgresql.ts';
import { unprivilegedUser, untilReady, urlOf } from './postgresql-server.ts';

/** A real PostgreSQL whose data a later run finds again. */
export interface KeptPostgresql {
  readonly url: string;
  stop(): Promise<void>;
}

/** The shell ends the server when its input closes, and keeps what it wrote. */
const watch = 'data=$1; shift; "$@" & server=$!; (read -r line; kill -INT $server) <&3 & wait $server';

/**
 * Starts a PostgreSQL on a folder, which is made where there is none: for measurements of a catalog that takes long to import. It has the settings of a
 * fresh installation, but for the writing through to the disk, and a buffer of the size that such a catalog is given.
 *
 * @param folder no two servers at once
 */
export async function openKeptPostgresql(folder: string): Promise<KeptPostgresql> {
  const bin = findPostgresql();
  const user = unprivilegedUser();
  const options = { cwd: '/', ...user };
  const own = (path: string): void => (user === undefined ? undefined : chownSync(path, user.uid, user.gid));
  mkdirSync(folder, { recursive: true });
  own(folder);
  const data = join(folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'], { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  }
  // A socket's path may be a hundred letters long, and that of the data may be longer.
  const socket = mkdtempSync(join(tmpdir(), 'qm-kept-'));
  own(socket);
  const settings = ['shared_buffers=1GB', 'max_wal_size=4GB', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'listen_addresses=', `unix_socket_directories=${socket}`, 'timezone=UTC'];
  const server = spawn('sh', ['-c', watch, 'sh', data, join(bin, 'postgres'), '-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  let log = '';
  server.stderr?.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  const exited = new Promise<void>((resolve) => void server.once('exit', () => resolve()));
  await untilReady(socket, exited, () => log);
  return {
    url: urlOf(socket, 'postgres'),
    async stop() {
      for (const pipe of [server.stderr, server.stdio[3]]) if (pipe instanceof Socket) pipe.destroy();
      await exited;
      rmSync(socket, { recursive: true, force: true });
    },
  };
}
