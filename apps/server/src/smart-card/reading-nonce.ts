import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock, Randomness } from '../runtime/index.ts';

/** For whom a reading is asked for. */
export interface Asker {
  readonly buyerId: string;
  readonly sessionId: string;
}

/** Names single readings. Nothing is stored: a nonce carries its own proof. */
export interface ReadingNonces {
  make(asker: Asker): string;
  /** When the nonce ends; null when it is not of this asker, was changed, or is out of date. */
  check(nonce: string, asker: Asker): Date | null;
}

/** Long enough to find the card and type its PIN. */
const validSeconds = 15 * 60;

export function readingNonces(key: Uint8Array, clock: Clock, randomness: Randomness): ReadingNonces {
  const proof = (named: string, { buyerId, sessionId }: Asker): string => createHmac('sha256', key).update(`${named}\n${buyerId}\n${sessionId}`).digest('base64url');
  return {
    make(asker) {
      const end = Math.floor(clock.now().getTime() / 1000) + validSeconds;
      const named = `${end}.${randomness.token(16)}`;
      return `${named}.${proof(named, asker)}`;
    },
    check(nonce, asker) {
      const [, named = '', end = '', given = ''] = /^((\d{1,12})\.[\w-]{22})\.([\w-]{43})$/.exec(nonce) ?? [];
      if (named === '' || !timingSafeEqual(Buffer.from(given), Buffer.from(proof(named, asker)))) return null;
      const until = new Date(Number(end) * 1000);
      return clock.now() < until ? until : null;
    },
  };
}
