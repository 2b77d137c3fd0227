import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import { developmentOriginHeader } from '@quartermaster/contracts';

/** A deployment behind a development server. */
export interface Deployment {
  /** Its origin, such as `http://localhost:8080`. */
  readonly origin: string;
  /** Where the browser sees it: the origin of the development server. */
  readonly developedAt: string;
}

/** The answer of the deployment, before anything of it was sent on. */
export type Answer = IncomingMessage;

/** Asks the deployment what the browser asked, as if the browser were at the deployment itself. */
export function forward({ origin, developedAt }: Deployment, from: IncomingMessage): Promise<Answer> {
  const target = new URL(from.url ?? '/', origin);
  const ask = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const outgoing = ask(target, { method: from.method, headers: headersFor({ origin, developedAt }, from.headers) }, resolve);
    outgoing.on('error', reject);
    from.pipe(outgoing);
  });
}

/** The parts that take the place of an answer's own. */
export interface Changes {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends an answer on, changed where it is to be. */
export function sendOn({ origin }: Pick<Deployment, 'origin'>, answer: Answer, to: ServerResponse, changes?: Changes): void {
  const headers: OutgoingHttpHeaders = { ...answer.headers };
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'strict-transport-security']) delete headers[name];
  if (typeof headers['location'] === 'string' && headers['location'].startsWith(`${origin}/`)) headers['location'] = headers['location'].slice(origin.length);
  if (answer.headers['set-cookie'] !== undefined) headers['set-cookie'] = answer.headers['set-cookie'].map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''));
  if (changes !== undefined) {
    delete headers['etag'];
    delete headers['last-modified'];
    Object.assign(headers, changes.headers, { 'content-length': Buffer.byteLength(changes.body), 'cache-control': 'no-store' });
  }
  to.writeHead(changes?.status ?? answer.statusCode ?? 502, headers);
  if (changes === undefined) answer.pipe(to);
  else to.end(changes.body);
}

/** Connects a websocket through to the deployment. */
export function forwardUpgrade({ origin, developedAt }: Deployment, from: IncomingMessage, socket: Duplex, head: Buffer): void {
  const target = new URL(from.url ?? '/', origin);
  const ask = target.protocol === 'https:' ? requestHttps : requestHttp;
  const outgoing = ask(target, { method: 'GET', headers: { ...headersFor({ origin, developedAt }, from.headers), connection: 'Upgrade', upgrade: 'websocket' } });
  const drop = () => socket.destroy();
  socket.on('error', () => outgoing.destroy());
  outgoing.on('error', drop);
  outgoing.on('response', drop);
  outgoing.on('upgrade', (answer, upstream, first) => {
    const lines = Object.entries(answer.headers).flatMap(([name, value]) => [value ?? []].flat().map((each) => `${name}: ${each}`));
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(first);
    upstream.write(head);
    upstream.on('error', drop);
    socket.on('error', () => upstream.destroy());
    upstream.pipe(socket).pipe(upstream);
  });
  outgoing.end();
}

/**
 * A deployment trusts its own origin alone, and a page that is to be changed must not be compressed, whatever it was asked as. Where sign-in may lead back to a
 * development server, the deployment must know which one this is.
 */
function headersFor({ origin, developedAt }: Deployment, given: IncomingHttpHeaders): OutgoingHttpHeaders {
  const { host: _host, connection: _connection, 'accept-encoding': _encodings, origin: asking, referer, ...headers } = given;
  return {
    ...headers,
    [developmentOriginHeader.toLowerCase()]: developedAt,
    ...(asking === undefined ? {} : { origin }),
    ...(referer === undefined ? {} : { referer: new URL(new URL(referer).pathname, origin).href }),
  };
}
