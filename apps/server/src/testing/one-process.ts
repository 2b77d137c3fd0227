import { connect, type Socket } from 'node:net';
import { request, type Agent, type IncomingMessage, type RequestOptions } from 'node:http';
import type { TestBrowser } from './browser.ts';
import { cookieOf } from './over-http.ts';

/** A connection of which it is known to which of several processes it came. */
export interface KnownConnection {
  readonly socket: Socket;
  /** The name of the process. */
  readonly process: string;
}

/** Opens a connection to a port that several processes share, and asks who has it. */
export async function openKnownConnection(port: number): Promise<KnownConnection> {
  const socket = connect({ port, host: '127.0.0.1' });
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The connection was closed.')));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (text.endsWith('}')) resolve(text);
    });
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });
  // What comes from now on belongs to the next call on it.
  socket.removeAllListeners('data');
  socket.on('error', () => {});
  return { socket, process: /^x-process: (.+)\r$/im.exec(answer)?.[1] ?? '' };
}

/** Opens connections until one comes to a process of which this holds; the others are closed. */
export async function connectionTo(port: number, fits: (process: string) => boolean): Promise<KnownConnection> {
  for (;;) {
    const connection = await openKnownConnection(port);
    if (fits(connection.process)) return connection;
    connection.socket.destroy();
  }
}

/** One process of several behind a port, for a {@link TestBrowser}: each call has a connection of its own. */
export function overConnectionsTo(port: number, process: string): TestBrowser['app'] {
  return targetOf(async (call) => {
    const { socket } = await connectionTo(port, (name) => name === process);
    return ask(call, { port, createConnection: () => socket });
  });
}

/** A port, for a {@link TestBrowser} whose calls go over the connections of this agent. */
export const overAgent = (port: number, agent: Agent): TestBrowser['app'] => targetOf((call) => ask(call, { port, agent }));

function targetOf(send: (call: Call) => Promise<IncomingMessage>): TestBrowser['app'] {
  const inject = async (call: Call) => {
    const response = await send(call);
    const body = await textOf(response);
    return { statusCode: response.statusCode, headers: response.headers, cookies: (response.headers['set-cookie'] ?? []).map(cookieOf), body, json: () => JSON.parse(body) as unknown };
  };
  // Of everything that an injected call can do, a browser needs these fields.
  return { inject } as unknown as TestBrowser['app'];
}

interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string;
}

function ask({ method, url, headers, payload }: Call, way: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', ...way, method, path: url, headers: { ...headers, ...(payload !== undefined && { 'content-length': Buffer.byteLength(payload) }) } }, resolve);
    call.once('error', reject);
    call.end(payload);
  });
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  return text;
}
