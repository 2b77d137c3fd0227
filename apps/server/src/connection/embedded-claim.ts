import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { ConfigError } from '../runtime/index.ts';

/** In the private folder of the embedded database: as short as the name of the database's own socket. */
const socketPath = (folder: string): string => join(folder, 'server.sock');

const longestRequest = 16_384;

/** The claim of the one server process that the embedded database serves; commands of the same user talk to it here. */
export interface EmbeddedClaim {
  release(): Promise<void>;
}

/**
 * Makes this process the only server on an embedded database. The claim is a socket that the system closes with the process,
 * so that a killed one leaves nothing in the way.
 *
 * @param answer answers one line that a command of this user sends
 * @throws ConfigError when another process serves it
 */
export async function claimEmbeddedDatabase(folder: string, answer: (line: string) => Promise<string>): Promise<EmbeddedClaim> {
  const path = socketPath(folder);
  const server = createServer((socket) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on('error', () => {});
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (text.length > longestRequest) socket.destroy();
      else if (text.includes('\n')) void answer(text.slice(0, text.indexOf('\n'))).then((line) => socket.end(`${line}\n`));
    });
  });
  if (!(await listens(server, path))) {
    if (await answers(path)) {
      throw new ConfigError(
        'Several server processes need a real database: another one runs on this embedded database. Stop it, or set DATABASE_URL to a PostgreSQL server.',
      );
    }
    rmSync(path, { force: true });
    if (!(await listens(server, path))) throw new ConfigError(`The socket ${path} cannot be opened. Start again.`);
  }
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Sends one line to the server process of an embedded database. Null: none runs. */
export function askEmbeddedServer(folder: string, line: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(socketPath(folder), () => socket.write(`${line}\n`));
    socket.setEncoding('utf8');
    socket.setTimeout(10_000, () => socket.destroy(new Error('The server does not answer.')));
    socket.on('data', (chunk: string) => (text += chunk));
    socket.on('end', () => resolve(text.trim()));
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error)));
  });
}

function listens(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException): void => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error));
    server.once('error', onError);
    server.listen(path, () => {
      server.off('error', onError);
      resolve(true);
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
