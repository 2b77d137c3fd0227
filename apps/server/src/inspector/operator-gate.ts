import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../runtime/index.ts';

/** Below the path of the inspector alone; no page of the marketplace sees it. */
export const operatorCookie = 'QM_OPERATOR';

/** Seconds after which an operator signs in again. */
export const operatorSeconds = 8 * 3600;

/** Admits callers who know the operator's token, or have a cookie that says that they did. Nothing of it is stored. */
export class OperatorGate {
  readonly #token: string;
  readonly #key: Buffer;
  readonly #clock: Clock;

  constructor(token: string, clock: Clock) {
    this.#token = token;
    this.#key = createHash('sha256').update(`operator cookie ${token}`).digest();
    this.#clock = clock;
  }

  /** Takes the same time whatever is given. */
  isToken(given: string): boolean {
    return timingSafeEqual(hashOf(given), hashOf(this.#token));
  }

  /** A cookie that is good until its time; another token makes every cookie worthless. */
  newCookie(): string {
    const until = String(Math.floor(this.#clock.now().getTime() / 1000) + operatorSeconds);
    return `${until}.${this.#signatureOf(until)}`;
  }

  isCookie(cookie: string | undefined): boolean {
    const [until = '', signature = ''] = (cookie ?? '').split('.', 2);
    const isGenuine = timingSafeEqual(hashOf(signature), hashOf(this.#signatureOf(until)));
    return isGenuine && /^\d{1,12}$/.test(until) && Number(until) > this.#clock.now().getTime() / 1000;
  }

  #signatureOf(until: string): string {
    return createHmac('sha256', this.#key).update(until).digest('base64url');
  }
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The token of `Authorization: Bearer`, for tools; null without one. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer (\S{1,500})$/i.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** Whether a page of ours sent the form: browsers say so themselves, and a form of elsewhere cannot hide it. */
export function isOwnForm({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  // A program without a page sends no origin, and has no cookies of another person either.
  return headers.origin === undefined || URL.parse(headers.origin)?.host === headers.host;
}
