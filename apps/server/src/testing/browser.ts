import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { browserMarkHeader, type Envelope } from '@quartermaster/contracts';
import { boundKeyOf } from '../login/proof/browser-key.ts';
import { systemClock, type Clock } from '../runtime/clock.ts';
import { ProofKey } from './proof-key.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly envelope: Envelope;
  readonly text: string;
}

export interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Leave the XSRF header out, as a foreign page must. */
  readonly withoutXsrf?: boolean;
}

/** Where the browser believes the server to be. */
const origin = 'http://localhost:8080';

/**
 * The part of a browser between the page and the server: it keeps cookies and sends the XSRF header. A token that is bound to
 * a key goes with a proof of the browser's own.
 */
export class TestBrowser {
  readonly cookies: Map<string, string>;
  /** The server that gets the calls. */
  readonly app: Pick<FastifyInstance, 'inject'>;
  token: string | undefined;
  /** The browser's own clock. */
  clock: Clock;
  #key: Promise<ProofKey> | null = null;
  /** The text of its own storage by which it names itself. */
  mark: string = randomUUID();

  constructor(app: Pick<FastifyInstance, 'inject'>, clock: Clock = systemClock, cookies = new Map<string, string>()) {
    this.cookies = cookies;
    this.clock = clock;
    this.app = app;
  }

  /** The same browser, whose next calls a load balancer gives to another process. */
  at(app: Pick<FastifyInstance, 'inject'>): TestBrowser {
    const other = new TestBrowser(app, this.clock, this.cookies);
    other.#key = this.key();
    other.token = this.token;
    other.mark = this.mark;
    return other;
  }

  /** The key that this browser's tokens are bound to. */
  key(): Promise<ProofKey> {
    return (this.#key ??= ProofKey.make({ now: () => this.clock.now() }));
  }

  get(path: string, options: CallOptions = {}): Promise<Answer> {
    return this.#call('GET', path, undefined, options);
  }

  post(path: string, body: unknown, options: CallOptions = {}): Promise<Answer> {
    return this.#call('POST', path, body, options);
  }

  async #presented(token: string, method: string, url: string): Promise<Record<string, string>> {
    if (boundKeyOf(token) === null) return { authorization: `Bearer ${token}` };
    const key = await this.key();
    return { authorization: `DPoP ${token}`, dpop: await key.proof({ method, url: `${origin}${url}`, token }) };
  }

  async #call(method: 'GET' | 'POST', path: string, body: unknown, options: CallOptions): Promise<Answer> {
    const token = 'token' in options ? options.token : this.token;
    const xsrf = this.cookies.get('XSRF-TOKEN');
    // Those of now: calls that are made at once send the same, whatever the first answer brings.
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const url = path.startsWith('/advantage') || path.startsWith('/ws') ? path : `/advantage/rs${path}`;
    const response = await this.app.inject({
      method,
      url,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && (await this.#presented(token, method, url))),
        ...(xsrf !== undefined && options.withoutXsrf !== true && { 'x-xsrf-token': xsrf }),
        ...(cookie !== '' && { cookie }),
        [browserMarkHeader]: this.mark,
        ...options.headers,
      },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.cookies) {
      if (cookie.expires !== undefined && cookie.expires.getTime() <= 0) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const isJson = String(response.headers['content-type']).includes('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      envelope: isJson ? response.json<Envelope>() : { responseType: 'SUCCESS' },
      text: response.body,
    };
  }
}
