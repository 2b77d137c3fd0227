import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '@quartermaster/metrics';
import { metrics } from './metrics/index.ts';
import { openServer, type ServerOptions } from './open-server.ts';
import { host, log as logOf, port } from './runtime/index.ts';

const cleanUpEvery = 60 * 60_000;

/** A running marketplace server. */
export interface RunningServer {
  readonly port: number;
  /** Null where nothing is measured. */
  readonly metrics: Metrics | null;
  /** Says to those who ask whether it is ready that it is not, and goes on answering. */
  leave(): void;
  /** Takes no new connection, and waits until clients have done with those that are open: so that no call is lost which one of them sends meanwhile. */
  drain(): Promise<void>;
  /** Takes no new calls, lets running ones end. The pool stays open: it is the caller's. */
  stop(): Promise<void>;
}

/** Opens the server and listens. An identity server that is away stops nothing. Where the port is taken, nothing stays open. */
export async function startServer(options: Omit<ServerOptions, 'processId'>): Promise<RunningServer> {
  const { settings, clock } = options;
  const server = await openServer({ ...options, processId: randomBytes(4).toString('hex') });
  const log = server.valueOf(logOf);
  await server.app.listen({ host: settings(host), port: settings(port) }).catch(async (error: unknown) => {
    await server.close().catch(() => {});
    throw error;
  });
  const timer = setInterval(() => {
    server.cleanUp(clock.now()).catch((error: unknown) => log.error({ err: error }, 'old sessions and carts could not be removed'));
  }, cleanUpEvery);
  timer.unref();
  return {
    port: (server.app.server.address() as AddressInfo).port,
    metrics: server.valueOf(metrics),
    leave: server.leave,
    drain: server.drain,
    async stop() {
      clearInterval(timer);
      await server.close();
    },
  };
}
