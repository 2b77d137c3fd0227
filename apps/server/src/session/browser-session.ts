import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Randomness } from '../runtime/index.ts';
import type { SessionHandle } from './session-handle.ts';

export const sessionCookie = 'JSESSIONID';
export const xsrfCookie = 'XSRF-TOKEN';

/** The names that are our own: over HTTPS no other host of the domain can plant them. The specification names the other two. */
const ownCookies = (secure: boolean): { readonly visitor: string; readonly store: string } => {
  const prefix = secure ? '__Host-' : '';
  // The store that this browser showed last, so that an address which names none is rendered for that one.
  return { visitor: `${prefix}QM_VISITOR`, store: `${prefix}QM_STORE` };
};

/** A visitor's cart is kept this long after their last visit. */
export const visitorDays = 90;

/** The choice of a store is kept this long after it was shown last. */
const storeDays = 365;

const secretPattern = /^[A-Za-z0-9_-]{43}$/;

export interface BrowserSessionOptions {
  readonly cookieKey: Uint8Array;
  /** Under which the proof of a page may be made, too, while the secret is being changed. */
  readonly acceptedKey?: Uint8Array | null;
  /** Cookies over HTTPS only. */
  readonly secure: boolean;
  readonly randomness: Randomness;
}

/** The form of a cookie in the database: a person who reads the database cannot take a session over. */
const keyOf = (cookie: string): string => createHash('sha256').update(cookie).digest('base64url');

/** The session of one request: reads its cookies, and writes them back at the end when something about them changed. */
export class BrowserSession implements SessionHandle {
  readonly #options: BrowserSessionOptions;
  readonly #sent: Readonly<Record<string, string | undefined>>;
  readonly #names: ReturnType<typeof ownCookies>;
  #session: string;
  #visitor: string;
  #ended = false;
  #shown: string | null = null;
  /** The browser came with a session cookie of ours. */
  readonly known: boolean;

  constructor(cookies: Readonly<Record<string, string | undefined>>, options: BrowserSessionOptions) {
    this.#options = options;
    this.#sent = cookies;
    this.#names = ownCookies(options.secure);
    const [session, visitor] = [cookies[sessionCookie] ?? '', cookies[this.#names.visitor] ?? ''];
    this.known = secretPattern.test(session);
    this.#session = this.known ? session : options.randomness.token(32);
    this.#visitor = secretPattern.test(visitor) ? visitor : options.randomness.token(32);
  }

  get id(): string {
    return keyOf(this.#session);
  }

  get visitorId(): string {
    return keyOf(this.#visitor);
  }

  get visitorKnown(): boolean {
    return this.#sent[this.#names.visitor] === this.#visitor;
  }

  next(): { readonly id: string; take(): void } {
    const cookie = this.#options.randomness.token(32);
    const take = (): void => {
      this.#session = cookie;
      this.#ended = false;
    };
    return { id: keyOf(cookie), take };
  }

  rotate(): void {
    this.next().take();
  }

  end(): void {
    this.#ended = true;
  }

  /** The session was ended by the call that is being served: its answer no longer names the buyer. */
  get ended(): boolean {
    return this.#ended;
  }

  /** Name of the store that this browser showed last, as it says itself; null: it says none. */
  get shownStore(): string | null {
    return this.#sent[this.#names.store] ?? null;
  }

  /** The browser shows this store: addresses that name none are rendered for it from now on. */
  showStore(name: string): void {
    this.#shown = name;
  }

  forgetVisitor(): void {
    this.#visitor = this.#options.randomness.token(32);
  }

  /** The value that the browser must send back in `X-XSRF-TOKEN`: bound to the session cookie, stored nowhere. */
  #xsrfToken(key = this.#options.cookieKey): string {
    return createHmac('sha256', key).update(`xsrf ${this.#session}`).digest('base64url');
  }

  /** Whether the header proves that a page of ours sent the request. Takes the same time whatever it holds. */
  provesItself(header: string | string[] | undefined): boolean {
    if (!this.known || typeof header !== 'string') return false;
    const given = Buffer.from(header);
    const isOf = (key: Uint8Array): boolean => {
      const expected = Buffer.from(this.#xsrfToken(key));
      return given.length === expected.length && timingSafeEqual(given, expected);
    };
    const { cookieKey, acceptedKey } = this.#options;
    return [cookieKey, ...(acceptedKey ? [acceptedKey] : [])].map(isOf).includes(true);
  }

  /** Sets the cookies that the browser does not have yet, and expires those of a session that has ended. */
  writeCookies(reply: FastifyReply): void {
    const common = { path: '/', sameSite: 'lax', secure: this.#options.secure } as const;
    if (this.#ended) {
      reply.clearCookie(sessionCookie, { ...common, httpOnly: true });
      reply.clearCookie(xsrfCookie, common);
    } else {
      if (this.#sent[sessionCookie] !== this.#session) reply.setCookie(sessionCookie, this.#session, { ...common, httpOnly: true });
      if (this.#sent[xsrfCookie] !== this.#xsrfToken()) reply.setCookie(xsrfCookie, this.#xsrfToken(), common);
    }
    if (this.#shown !== null && this.#shown !== this.shownStore) {
      reply.setCookie(this.#names.store, this.#shown, { ...common, httpOnly: true, maxAge: storeDays * 86_400 });
    }
    if (!this.visitorKnown) {
      reply.setCookie(this.#names.visitor, this.#visitor, { ...common, httpOnly: true, maxAge: visitorDays * 86_400 });
    }
  }
}
