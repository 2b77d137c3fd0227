import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Randomness } from '../runtime/index.ts';

const pattern = /^[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$/;

function seal(cookieKey: Uint8Array, sessionId: string, random: string): string {
  return createHmac('sha256', cookieKey).update(`websocket ${sessionId} ${random}`).digest('base64url');
}

/** A wsID: unguessable, and proof by itself of the session that it belongs to, in every process. */
export function newWebSocketId(cookieKey: Uint8Array, sessionId: string, randomness: Randomness): string {
  const random = randomness.token(16);
  return `${random}.${seal(cookieKey, sessionId, random)}`;
}

/** Whether a wsID was given to this session. Takes the same time whatever it holds. */
export function belongsTo(cookieKey: Uint8Array, sessionId: string, webSocketId: string): boolean {
  if (!pattern.test(webSocketId)) return false;
  const [random = '', given = ''] = webSocketId.split('.');
  return timingSafeEqual(Buffer.from(given), Buffer.from(seal(cookieKey, sessionId, random)));
}
