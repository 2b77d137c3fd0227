import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

/** A TCP proxy in front of a real PostgreSQL that loses what a network, a server that dies or a change to another one loses. */
export interface DatabaseProxy {
  /** The database behind it. */
  readonly url: string;
  /** The next answer is lost, with all that follows on its connection; the connection stays open. */
  loseOneAnswer(): void;
  /** From now on no answer comes back, and new connections are taken and not answered. */
  loseAllAnswers(): void;
  /** The server's half of each connection is closed, and the clients are not told. New connections pass. */
  closeServerHalf(): void;
  /** New connections pass again. Those that lost something stay as they are. */
  recover(): void;
  /** How many connections clients have open. */
  readonly connections: number;
  close(): Promise<void>;
}

interface Link {
  readonly client: Socket;
  readonly server: Socket;
  /** Loses all that comes from the server. */
  isDeaf: boolean;
}

/** @param url the address of a test database on a socket folder */
export async function openDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const [before = '', parameters] = url.split('?', 2);
  const folder = new URLSearchParams(parameters).get('host');
  if (folder === null) throw new Error(`The test database at ${url} is not on a socket folder.`);
  const links = new Set<Link>();
  let losesNext = false;
  let losesAll = false;
  const listener = createServer((client) => {
    const link: Link = { client, server: connect(join(folder, '.s.PGSQL.5432')), isDeaf: losesAll };
    const { server } = link;
    links.add(link);
    client.on('data', (data) => void (server.writable && server.write(data)));
    server.on('data', (data) => {
      link.isDeaf ||= losesAll || losesNext;
      if (link.isDeaf) losesNext = false;
      else client.write(data);
    });
    client.on('error', () => {});
    server.on('error', () => {});
    server.on('end', () => void (link.isDeaf || client.end()));
    client.on('close', () => {
      links.delete(link);
      server.destroy();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  return {
    url: before.replace('@/', `@127.0.0.1:${port}/`),
    get connections() {
      return links.size;
    },
    loseOneAnswer: () => void (losesNext = true),
    loseAllAnswers: () => void (losesAll = true),
    closeServerHalf() {
      for (const link of links) {
        link.isDeaf = true;
        link.server.destroy();
      }
    },
    recover() {
      losesNext = false;
      losesAll = false;
    },
    async close() {
      for (const { client } of links) client.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
