import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply } from 'fastify';

/** Where the desk's services and its sign-in are. Cookies of the desk go nowhere else. */
export const deskBase = '/advantage/desk';

/** Seconds for a sign-in at the identity server. */
const signInSeconds = 15 * 60;

/** What a sign-in that is under way keeps in the browser. */
export interface BegunSignIn {
  readonly state: string;
  readonly verifier: string;
}

/** The desk's cookies: the session, which no script sees and no other site's request carries, and a sign-in that is under way. */
export class DeskCookies {
  readonly #key: Uint8Array;
  readonly #acceptedKey: Uint8Array | null;
  readonly #secure: boolean;
  readonly session: string;
  readonly signIn: string;

  /** @param acceptedKey of tokens that are accepted, too, while the secret is being changed */
  constructor(key: Uint8Array, secure: boolean, acceptedKey: Uint8Array | null = null) {
    this.#key = key;
    this.#acceptedKey = acceptedKey;
    this.#secure = secure;
    const prefix = secure ? '__Secure-' : '';
    this.session = `${prefix}QM_DESK`;
    this.signIn = `${prefix}QM_DESK_SIGN_IN`;
  }

  get #common() {
    return { path: deskBase, httpOnly: true, secure: this.#secure } as const;
  }

  setSession(reply: FastifyReply, cookie: string): void {
    reply.setCookie(this.session, cookie, { ...this.#common, sameSite: 'strict' });
  }

  clearSession(reply: FastifyReply): void {
    reply.clearCookie(this.session, { ...this.#common, sameSite: 'strict' });
  }

  /** Lax: the identity server, which may be another site, leads back with it. */
  setSignIn(reply: FastifyReply, { state, verifier }: BegunSignIn): void {
    reply.setCookie(this.signIn, `${state}.${verifier}`, { ...this.#common, sameSite: 'lax', maxAge: signInSeconds });
  }

  clearSignIn(reply: FastifyReply): void {
    reply.clearCookie(this.signIn, { ...this.#common, sameSite: 'lax' });
  }

  begunSignIn(cookies: Readonly<Record<string, string | undefined>>): BegunSignIn | null {
    const [state = '', verifier = ''] = (cookies[this.signIn] ?? '').split('.', 2);
    return state === '' || verifier === '' ? null : { state, verifier };
  }

  /** The value that goes with each change: bound to the session, stored nowhere. */
  xsrfToken(session: string, key = this.#key): string {
    return createHmac('sha256', key).update(`desk xsrf ${session}`).digest('base64url');
  }

  /** Takes the same time whatever is given. */
  isXsrfToken(session: string, given: string | string[] | undefined): boolean {
    const typed = Buffer.from(typeof given === 'string' ? given : '');
    const isOf = (key: Uint8Array): boolean => {
      const expected = Buffer.from(this.xsrfToken(session, key));
      return typed.length === expected.length && timingSafeEqual(typed, expected);
    };
    return [this.#key, ...(this.#acceptedKey === null ? [] : [this.#acceptedKey])].map(isOf).includes(true);
  }
}
