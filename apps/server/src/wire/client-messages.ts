import type { PushedMessage } from '@quartermaster/contracts';

/** Whom a message is for: every browser, those of one session, of one buyer, or of one visitor. */
export type Address = 'all' | `session ${string}` | `buyer ${string}` | `visitor ${string}`;

export const sessionAddress = (sessionId: string): Address => `session ${sessionId}`;
export const buyerAddress = (buyerId: string): Address => `buyer ${buyerId}`;
export const visitorAddress = (visitorId: string): Address => `visitor ${visitorId}`;

/**
 * The messages of services to the browsers that are connected now, whichever process they are connected to (specification, section 7,
 * Websocket). A message is a hint: a browser that is not connected never gets it. Nothing here throws.
 */
export interface ClientMessages {
  /** `except`: the websocket of the tab that caused it and knows. */
  send(to: Address, message: PushedMessage, except?: string | null): Promise<void>;
  /** Closes the websockets of a session that goes on under another cookie. */
  sessionChanged(sessionId: string): Promise<void>;
  /** The caller's websocket as the header names it; null when it is not one of their session. */
  webSocketIdOf(header: string | readonly string[] | undefined, sessionId: string): string | null;
}
