import type { FastifyBaseLogger } from 'fastify';
import type { SessionAttributes } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import type { Clock, Randomness } from '../runtime/index.ts';
import type { SessionHandle } from '../session/index.ts';
import type { ListedStore, StoreList } from '../store-list/index.ts';
import type { BusinessCounts } from './business-counts.ts';
import type { ClientMessages } from './client-messages.ts';
import { signInRequired } from './problem.ts';

/** A signed-in buyer. */
export interface Buyer {
  /** Our own id (UUID); the identity server's `sub` never leaves the login area. */
  readonly buyerId: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** The address of their profile. */
  readonly email: string | null;
  /** Addresses that are proved to be theirs: by the identity server's word, or by a code that was mailed there. */
  readonly verifiedEmails: readonly string[];
  /** The agency that is vouched for, by the identity server or by an operator; never one that the buyer typed. */
  readonly agencyCode: string | null;
}

/** Everything that a handler may use beside its request. */
export interface RequestContext {
  readonly database: Pool;
  /** The store that the call is for. */
  readonly store: ListedStore;
  /** All stores of this deployment. */
  readonly stores: StoreList;
  /** Where the caller's browser reaches this server: the main origin, or that of a store's own host. */
  readonly webOrigin: string;
  readonly session: SessionHandle;
  readonly buyer: Buyer | null;
  /** Whether a token came, good or not: its sender claims to be a buyer. */
  readonly carriesToken: boolean;
  readonly clock: Clock;
  readonly randomness: Randomness;
  readonly log: FastifyBaseLogger;
  /** Also the `errorID` of an ERROR answer. */
  readonly requestId: string;
  readonly ipAddress: string;
  /** The websocket of the tab that calls; null when it named none that belongs to its session. */
  readonly webSocketId: string | null;
  /** The hash of the mark by which the browser names itself; null when it sent none. */
  readonly browserMark: string | null;
  /** The messages to the browsers that are connected. */
  readonly messages: ClientMessages;
  readonly counts: BusinessCounts;
  /** Who calls and who answers, as the envelope says it; without the cart. */
  readonly sessionAttributes: Omit<SessionAttributes, 'cartSummary'>;
}

/** The buyer; a 401 envelope when no buyer is signed in. Services with `access: 'buyer'` never see that. */
export function signedIn(context: RequestContext): Buyer {
  if (context.buyer === null) throw signInRequired();
  return context.buyer;
}
