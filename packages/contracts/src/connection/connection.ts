import type { z } from 'zod';
import type { clientMessageSchema, helloReplySchema, pushedMessageSchema } from './connection.schema.ts';

/** Path of the websocket below the API base (specification, section 7). */
export const connectionPath = '/server';

/** Header by which a call names the websocket of its tab (specification, section 7). */
export const websocketIdHeader = 'X-WebSocket-ID';

/** Header of a call whose answer is shown as a page. A page that is asked for ahead, and may never be shown, has none. */
export const shownPageHeader = 'X-Page';

/** Header that names, with blanks between, the paths of pages that were shown since the last call from answers that were asked for ahead. */
export const viewedPagesHeader = 'X-Pages-Viewed';

/**
 * Header by which a browser that fills a cart names itself: a random text of its own storage, which no other site can plant as it might a
 * cookie. At sign-in those lines of a visitor's cart come along that this browser put in.
 */
export const browserMarkHeader = 'X-Browser-Mark';

/** The kinds of alert: an alert shows its kind as a sign and a word (specification, section 3). */
export const alertTypes = ['info', 'success', 'warning', 'error'] as const;
/** Milliseconds for which an alert is shown at most. */
export const longestAlert = 3_600_000;

/** The browser's only message: it is there. */
export type ClientMessage = z.output<typeof clientMessageSchema>;

/**
 * A message that the server sends a browser unasked. `alert`: show it. `session_ended`: the session ended elsewhere. `cart`: the cart
 * was changed elsewhere.
 */
export type PushedMessage = z.output<typeof pushedMessageSchema>;

export type ServerMessage = z.output<typeof helloReplySchema> | PushedMessage;

/** Why a server closed a websocket (RFC 6455; 4000 and above are ours). */
export const closeCodes = {
  serverStops: 1001,
  refused: 1008,
  /** The session has ended: no loss of the connection. */
  sessionEnded: 4001,
  /** The session has another cookie since sign-in: no loss, connect again with it. */
  sessionChanged: 4002,
} as const;


/** Reads a message of the server; null when it is none of those above. */
export function parseServerMessage(text: string): ServerMessage | null {
  const message = parseObject(text);
  if (message === null) return null;
  const { op, wsID, type, msg, timeout } = message;
  if (op === 'session_ended' || op === 'cart') return { op };
  if (op === 'hello' && typeof wsID === 'string' && wsID !== '') return { op, wsID };
  const alertType = alertTypes.find((known) => known === type);
  if (op !== 'alert' || typeof msg !== 'string' || msg === '' || alertType === undefined) return null;
  const isTimeout = typeof timeout === 'number' && Number.isInteger(timeout) && timeout >= 0 && timeout <= longestAlert;
  return { op, type: alertType, msg, ...(isTimeout && { timeout }) };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}
