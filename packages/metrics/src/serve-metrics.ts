import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { MetricsError } from './error.ts';

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

interface Where {
  readonly host: string;
  readonly port: number;
  /** The names of the settings that say host and port, for the operator. */
  readonly settings: string;
}

/**
 * Serves `/metrics` on a port of its own, so that a proxy in front of the shop never leads to it.
 *
 * @param read gives the text of all figures
 * @throws {MetricsError} where it cannot listen there, such as on a port that is taken
 */
export async function serveMetrics({ host, port, settings }: Where, read: () => Promise<string>, onError: (error: unknown) => void): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isKnown = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isKnown) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Metrics are at /metrics.\n');
    read().then(
      (text) => response.writeHead(200, { 'content-type': Registry.PROMETHEUS_CONTENT_TYPE }).end(text),
      (error: unknown) => {
        onError(error);
        response.writeHead(500, { 'content-type': 'text/plain' }).end('The figures could not be read: the log says why.\n');
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(new MetricsError(`Metrics cannot be served on ${host}, port ${port}: ${error.message}. Choose others with ${settings}.`)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
