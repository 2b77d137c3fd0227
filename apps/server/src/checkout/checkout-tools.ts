import type { StoreName } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import type { ListedStore } from '../store-list/index.ts';
import { signedIn, type Buyer, type Clock, type Randomness, type RequestContext } from '../wire/index.ts';
import type { RuledBuyer } from './order-rule.ts';

import type { CheckoutStrategies } from './strategies.ts';

/** The tools that checkout needs beside its request. */
export interface CheckoutTools {
  readonly database: Pool;
  readonly clock: Clock;
  readonly randomness: Pick<Randomness, 'uuid'>;
  readonly strategies: CheckoutStrategies;
  readonly log: Pick<RequestContext['log'], 'warn'>;
}

/** A buyer in one store, with the name that their orders show. */
export interface CheckoutBuyer extends RuledBuyer {
  readonly store: StoreName;
  readonly name: string;
  /** Whether the store is one of federal buyers; members of state and local governments order for their government. */
  readonly isFederal: boolean;
  /** In stores of Global Supply the buyer says whether a vendor bills an order at once, or each line by itself. */
  readonly choosesBilling: boolean;
}

export const toolsOf = (context: RequestContext, strategies: CheckoutStrategies): CheckoutTools => ({
  database: context.database,
  clock: context.clock,
  randomness: context.randomness,
  strategies,
  log: context.log,
});

export function buyerOf(context: RequestContext): CheckoutBuyer {
  return checkoutBuyer(signedIn(context), context.store);
}

/** A buyer as checkout knows them in a store. */
export function checkoutBuyer(buyer: Buyer, store: Pick<ListedStore, 'name' | 'members' | 'family' | 'federal'>): CheckoutBuyer {
  const { buyerId, email, verifiedEmails, agencyCode } = buyer;
  return { buyerId, email, verifiedEmails, agencyCode, memberRule: store.members?.rule ?? null, store: store.name, name: nameOf(buyer), isFederal: store.federal, choosesBilling: store.family === 'global supply' };
}

function nameOf({ firstName, lastName, email }: Buyer): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name === '' ? (email ?? 'Buyer') : name;
}
