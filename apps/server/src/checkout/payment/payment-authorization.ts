import type { Money } from '@quartermaster/contracts';
import type { TypedCard } from './card-vault.ts';

/** An answer of the one who authorizes. */
export type Authorization = { outcome: 'granted'; reference: string | null } | { outcome: 'refused'; message: string };

/**
 * Asks someone whether a card may be used. Replace it where the marketplace has to authorize cards itself.
 *
 * @property cardEntered is asked once for each new card, in the request that carries its number; a refusal is shown at the field
 * @property orderPlaced is asked before an order is placed, or null when nobody has to be; `idempotencyKey` is the same for
 *   every try of one submission
 * @property release takes back what `orderPlaced` granted when the order did not come about
 */
export interface PaymentAuthorization {
  cardEntered(card: TypedCard): Promise<Authorization>;
  orderPlaced: ((order: { idempotencyKey: string; token: string; total: Money }) => Promise<Authorization>) | null;
  release(idempotencyKey: string): Promise<void>;
}

/** The default: nothing is authorized, because the card data go to the contractor, who bills when he ships. */
export const billedByContractor: PaymentAuthorization = {
  cardEntered: async () => ({ outcome: 'granted', reference: null }),
  orderPlaced: null,
  release: async () => {},
};
