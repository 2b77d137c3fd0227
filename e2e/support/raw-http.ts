import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { origin, webPort } from './origin.ts';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const api = '/advantage/rs';

/** One call as no browser would send it: the path goes out exactly as it is here. */
export function rawCall(path: string, { method = 'GET', headers = {}, body }: RawRequest = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: 'localhost', port: webPort, path: path.startsWith('/ws') || path.startsWith(api) || path.startsWith('//') ? path : `${api}${path}`, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Writes to the server's port and gives what came back until it closed the connection, or `patienceMs` were over. */
export function rawBytes(pieces: readonly string[], { pauseMs = 0, patienceMs = 60_000 } = {}): Promise<{ text: string; closedAfterMs: number | null }> {
  return new Promise((resolve) => {
    const started = Date.now();
    const socket = connect(webPort, 'localhost');
    let text = '';
    const end = (closed: boolean) => {
      clearTimeout(patience);
      clearInterval(writing);
      socket.destroy();
      resolve({ text, closedAfterMs: closed ? Date.now() - started : null });
    };
    const patience = setTimeout(() => end(false), patienceMs);
    const rest = [...pieces];
    const write = () => {
      const piece = rest.shift();
      if (piece !== undefined) socket.write(piece);
    };
    const writing = setInterval(write, Math.max(1, pauseMs));
    socket.on('connect', write);
    socket.on('data', (data) => (text += data.toString()));
    socket.on('error', () => null);
    socket.on('close', () => end(true));
  });
}

/** A visitor's cookies, as the server gives them with a first answer, and what a page would send with a change. */
export async function visitor(): Promise<{ cookie: string; xsrf: string; headers: Readonly<Record<string, string>> }> {
  const { headers } = await rawCall('/main/session');
  const cookies = (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '');
  const xsrf = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  const cookie = cookies.join('; ');
  return { cookie, xsrf, headers: { cookie, 'x-xsrf-token': xsrf, 'content-type': 'application/json', origin } };
}

/** The attributes of an envelope. */
export const attributesOf = (answer: RawAnswer): Record<string, unknown> => (JSON.parse(answer.text) as { attributes?: Record<string, unknown> }).attributes ?? {};
