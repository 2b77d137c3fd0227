import type { SessionAttributes, StoreId } from '@quartermaster/contracts';
import type { Buyer } from './request-context.ts';

export interface SessionFacts {
  readonly store: StoreId;
  readonly buyer: Buyer | null;
  /** Of the buyer. */
  readonly unreadMessages: number;
  readonly ipAddress: string;
  readonly appServerId: string;
  /** Seconds of inactivity after which a buyer’s session ends. */
  readonly sessionTimeout: number;
}

/** The session attributes of a caller in a store, without the cart. */
export function sessionAttributes(facts: SessionFacts): Omit<SessionAttributes, 'cartSummary'> {
  return {
    storeID: facts.store.number,
    storeName: facts.store.name,
    ipAddress: facts.ipAddress,
    loggedIn: facts.buyer !== null,
    appServerID: facts.appServerId,
    firstName: facts.buyer?.firstName ?? null,
    lastName: facts.buyer?.lastName ?? null,
    agencyCode: facts.buyer?.agencyCode ?? null,
    sessionTimeout: facts.buyer === null ? null : facts.sessionTimeout,
    unreadMessages: facts.buyer === null ? 0 : facts.unreadMessages,
  };
}
