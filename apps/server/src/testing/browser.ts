import type { FastifyInstance } from 'fastify';
import type { Envelope } from '@quartermaster/contracts';

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

/** What a browser does between the page and the server: it keeps cookies and sends the XSRF header. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  token: string | undefined;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  get(path: string, options: CallOptions = {}): Promise<Answer> {
    return this.#call('GET', path, undefined, options);
  }

  post(path: string, body: unknown, options: CallOptions = {}): Promise<Answer> {
    return this.#call('POST', path, body, options);
  }

  async #call(method: 'GET' | 'POST', path: string, body: unknown, options: CallOptions): Promise<Answer> {
    const token = 'token' in options ? options.token : this.token;
    const xsrf = this.cookies.get('XSRF-TOKEN');
    const response = await this.#app.inject({
      method,
      url: path.startsWith('/advantage') || path.startsWith('/ws') ? path : `/advantage/rs${path}`,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(xsrf !== undefined && options.withoutXsrf !== true && { 'x-xsrf-token': xsrf }),
        ...(this.cookies.size > 0 && { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
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
