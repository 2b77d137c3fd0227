import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections: Linux from 32,768, others from 49,152. */
const range = [20_000, 32_000] as const;

/**
 * A port of this machine that is not in use, for a server that is told its port, and may be started again at the same one. One
 * that the system chooses (port 0) may belong to the next outgoing connection of any program as soon as no server has it.
 *
 * @throws Error when a hundred ports were in use
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(...range);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${range[0]} to ${range[1]} seems to be free.`);
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
