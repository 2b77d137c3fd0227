import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import type { TestBrowser } from './browser.ts';
import { webOrigin } from './server.ts';

export interface WebsocketOptions {
  readonly origin?: string | null;
  readonly cookie?: string | null;
  /** A connection that is open already, to a process that is known. */
  readonly over?: Socket;
}

/** One tab's websocket, as a browser holds it. */
export class WebsocketClient {
  readonly socket: WebSocket;
  readonly received: Record<string, unknown>[] = [];
  readonly #waiting: (() => void)[] = [];
  /** Resolves with the close code. */
  readonly closed: Promise<number>;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = new Promise((resolve) => socket.once('close', (code) => resolve(code)));
    socket.on('message', (data: Buffer) => {
      this.received.push(JSON.parse(data.toString('utf8')) as Record<string, unknown>);
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }

  /** @throws the status, as text, when the server refuses the upgrade */
  static async open(port: number, browser: TestBrowser, options: WebsocketOptions = {}): Promise<WebsocketClient> {
    const { origin = webOrigin, cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '), over } = options;
    const headers = { ...(origin !== null && { origin }), ...(cookie !== null && { cookie }) };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/advantage/rs/server`, { headers, ...(over !== undefined && { createConnection: () => over }) });
    const client = new WebsocketClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
      socket.once('unexpected-response', (_request, response) => {
        reject(new Error(String(response.statusCode)));
        socket.terminate();
      });
    });
    socket.on('error', () => {});
    return client;
  }

  /** Says hello and waits for the wsID. */
  async hello(): Promise<string> {
    this.socket.send('{"op":"hello"}');
    return String((await this.next('hello'))['wsID']);
  }

  /** The first message of this kind; taken out. */
  async next(op: string): Promise<Record<string, unknown>> {
    for (;;) {
      const index = this.received.findIndex((message) => message['op'] === op);
      if (index >= 0) return this.received.splice(index, 1)[0] ?? {};
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Everything that the server had sent before this moment has come. */
  async settled(): Promise<void> {
    this.socket.ping();
    await once(this.socket, 'pong');
  }
}

/** Listens on a port of its own. */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
}
