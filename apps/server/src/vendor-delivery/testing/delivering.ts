import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { compileCache } from '../../testing/compile-cache.ts';

const program = fileURLToPath(new URL('./deliver.ts', import.meta.url));

/** What a vendor is told of a purchase order. */
interface Received {
  readonly deliveryKey: string;
  readonly poNumber: string;
}

export interface Vendor {
  readonly address: string;
  readonly received: Received[];
  close(): Promise<void>;
}

/** A vendor's server that takes everything, and counts. */
export async function openVendor(): Promise<Vendor> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push(body as Received);
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    received,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Lets a process of its own send what waits. Gives the signal by which it has ended. */
export async function deliver(databaseUrl: string, vendor: string, now: Date, faultPoint?: string): Promise<NodeJS.Signals | null> {
  const child = fork(program, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, VENDOR: vendor, NOW: now.toISOString(), ...compileCache, ...(faultPoint !== undefined && { FAULT_POINT: faultPoint }) },
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  return signal;
}
