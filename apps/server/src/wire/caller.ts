import type { ListedStore } from '../store-list/index.ts';
import type { Buyer } from './request-context.ts';
import type { TokenPresentation } from './token-presentation.ts';

/**
 * How far a sign-on must be for the service: `complete` (the rule), `begun` (completing it), or `renewing` (renewing its
 * tokens: the one that comes may have ended).
 */
export type SignOn = 'complete' | 'begun' | 'renewing';

/** The facts of a call that tell its caller. Neither its session nor its token is worth anything without the other. */
export interface Credentials {
  readonly sessionId: string;
  readonly presented: TokenPresentation | null;
  readonly store: ListedStore;
  readonly signOn: SignOn;
}

/** The caller, as far as they can be known. */
export interface Caller {
  /** `begun`: sign-in is not complete; `over`: no call came for too long. */
  readonly session: 'none' | 'begun' | 'live' | 'over';
  readonly buyer: Buyer | null;
  /** Why a buyer who has signed in may not use this store. */
  readonly storeRefusal: string | null;
  /** Messages about the buyer's orders in this store that they have not read, up to 100. */
  readonly unreadMessages: number;
}

export const nobody: Caller = { session: 'none', buyer: null, storeRefusal: null, unreadMessages: 0 };
