import type { FastifyBaseLogger } from 'fastify';
import type { StoreName } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import type { Clock } from '../runtime/clock.ts';
import type { Randomness } from '../runtime/randomness.ts';
import type { StoreList } from '../stores/index.ts';
import type { ClientMessages } from './client-messages.ts';
import { signInRequired } from './problem.ts';

/** A signed-in buyer. */
export interface Buyer {
  /** Our own id (UUID); the identity server's `sub` never leaves the login area. */
  readonly buyerId: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** His profile's address. */
  readonly email: string | null;
  /** Addresses that are proved to be his: by the identity server's word, or by a code that was mailed there. */
  readonly verifiedEmails: readonly string[];
  readonly agencyCode: string | null;
}

/** The browser's session and what a handler may do with it. Ids are hashes of the cookies: the database holds no cookie. */
export interface SessionHandle {
  /** Key of the session row. The row exists only when something was stored. */
  readonly id: string;
  /** Key of the visitor's carts. It outlives the session, so that the end of a session loses no cart. */
  readonly visitorId: string;
  /** False when the browser came without a visitor cookie: then nothing of it can be in the database. */
  readonly visitorKnown: boolean;
  /** Gives the browser a new session cookie with a new XSRF token; from here on `id` is the new one. */
  rotate(): void;
  /** A session cookie that the browser does not have yet. With `take` its answer brings it, as `rotate` does. */
  next(): { readonly id: string; take(): void };
  /** Expires the session cookie and the XSRF cookie. */
  end(): void;
  /** Gives the browser a new, empty visitor identity. */
  forgetVisitor(): void;
}

/** Everything that a handler may use beside its request. */
export interface RequestContext {
  readonly database: Pool;
  readonly store: StoreName;
  /** All stores of this deployment. */
  readonly stores: StoreList;
  /** Where the caller's browser reaches this server: the main origin, or that of a store's own host. */
  readonly webOrigin: string;
  readonly session: SessionHandle;
  readonly buyer: Buyer | null;
  /** Whether a token came, good or not: its sender takes himself for a buyer. */
  readonly carriesToken: boolean;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: FastifyBaseLogger;
  /** Also the `errorID` of an ERROR answer. */
  readonly requestId: string;
  readonly ipAddress: string;
  /** The websocket of the tab that calls; null when it named none that belongs to its session. */
  readonly webSocketId: string | null;
  /** What is told to the browsers that are connected. */
  readonly messages: ClientMessages;
}

/** The buyer; a 401 envelope when nobody is signed in. Services with `access: 'buyer'` never see that. */
export function signedIn(context: RequestContext): Buyer {
  if (context.buyer === null) throw signInRequired();
  return context.buyer;
}
