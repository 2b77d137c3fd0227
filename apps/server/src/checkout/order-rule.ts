import type { CheckoutProblem, Money, Order } from '@quartermaster/contracts';
import type { Connection } from '@quartermaster/database';
import { defineToken, type Queries } from '../runtime/index.ts';
import type { Buyer } from '../wire/index.ts';

/** The buyer of an order, as far as a rule looks at them. */
export interface RuledBuyer extends Pick<Buyer, 'buyerId' | 'email' | 'verifiedEmails' | 'agencyCode'> {
  /** The rule for members of the store that they order in; null: it is open to every buyer. */
  readonly memberRule: string | null;
}

/** What of the order is known before it is placed. */
interface RuledOrder {
  /** With shipping and tax. */
  readonly total: Money;
  /** In the transaction of submit: what the rule reads is locked until it ends. */
  readonly isHeld: boolean;
}

/** What an area above checkout has to say about orders. */
export interface OrderRule {
  /** Why this buyer may not place this order now; the review shows it, and submit asks again. */
  problems(queries: Queries, buyer: RuledBuyer, order: RuledOrder): Promise<readonly CheckoutProblem[]>;
  /** The order is written, in the transaction that it is written in. */
  placed(connection: Connection, buyer: RuledBuyer, order: Order, now: Date): Promise<void>;
}

export const orderRule = defineToken<OrderRule>('orderRule', 'Says who may place which order, beyond what checkout checks itself.');

/** Every order may be placed. */
export const noOrderRule: OrderRule = { problems: async () => [], placed: async () => {} };
