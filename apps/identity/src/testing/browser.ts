import { randomInt } from 'node:crypto';

interface Cookie {
  readonly value: string;
  readonly path: string;
  readonly attributes: string;
}

/** An answer to a browser: either a page of the identity server, or the address at which the browser left it. */
export interface Visit {
  readonly status: number;
  readonly url: URL;
  readonly body: string;
  readonly headers: Headers;
}

/** The parts of a browser that these tests need: cookies with their paths, redirects within one origin, forms with Origin. */
export class Browser {
  readonly origin: string;
  /** Sent as X-Forwarded-For: each browser has an address of its own. */
  address = `198.51.100.${randomInt(1, 255)}:${randomInt(1, 1e9)}`;
  readonly #cookies = new Map<string, Cookie>();

  constructor(origin: string) {
    this.origin = origin;
  }

  cookie(name: string): Cookie | undefined {
    return this.#cookies.get(name);
  }

  /** The browser was closed: cookies without an age are gone. */
  forgetSession(): void {
    for (const [name, { attributes }] of this.#cookies) if (!/max-age|expires/i.test(attributes)) this.#cookies.delete(name);
  }

  /** Goes to an address and follows redirects until a page comes or another origin is named. */
  async visit(address: string | URL, init: RequestInit = {}): Promise<Visit> {
    let url = new URL(address, this.origin);
    let request: RequestInit = init;
    for (let hops = 0; hops < 20; hops += 1) {
      const response = await this.request(url, request);
      const location = response.headers.get('location');
      if (!location) return { status: response.status, url, body: await response.text(), headers: response.headers };
      url = new URL(location, url);
      if (url.origin !== this.origin) return { status: response.status, url, body: '', headers: response.headers };
      request = {};
    }
    throw new Error(`Too many redirects at ${url.href}`);
  }

  /** Sends a form as a page of the identity server does. */
  post(address: string | URL, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Visit> {
    return this.visit(address, { method: 'POST', body: new URLSearchParams(form), headers: { origin: this.origin, ...headers } });
  }

  /** One request with this browser's cookies; redirects are not followed. */
  async request(address: string | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.origin);
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', this.address);
    if (!headers.has('accept')) headers.set('accept', 'text/html');
    const cookies = [...this.#cookies].filter(([, { path }]) => url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`));
    if (cookies.length > 0) headers.set('cookie', cookies.map(([name, { value }]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const path = attributes.find((part) => /^path=/i.test(part))?.slice(5) ?? '/';
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path, attributes: attributes.join('; ') });
  }
}
