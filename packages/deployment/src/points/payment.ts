import type { Money } from '@quartermaster/contracts';
import { serverPoint, withMethods } from './server-point.ts';

/** A purchase card as it was typed, with a number of 16 checked digits. It lives as long as one request. */
export interface TypedCard {
  number: string;
  /** `YYYY-MM` */
  expires: string;
  cardholder: string;
}

/** The part of a card that may be kept. */
export interface VaultedCard {
  /** Names the card to the vault; it tells nothing of the number. */
  token: string;
  lastFour: string;
  /** `YYYY-MM` */
  expires: string;
  cardholder: string;
}

/** Takes card numbers out of the marketplace's hands. */
export interface CardVault {
  /** Called once for a new card, outside of any transaction. Throws when the vault cannot take it. */
  keep(card: TypedCard): Promise<VaultedCard>;
  /**
   * Called when a buyer has removed a card; no new order names its token. Orders that were placed with it may still be charged: a vault that takes part in
   * that keeps it as long as they need it. Left out: there is nothing to forget.
   */
  forget?(token: string): Promise<void>;
}

/** The answer of the one who authorizes. */
export type Authorization = { outcome: 'granted'; reference: string | null } | { outcome: 'refused'; message: string };

/**
 * Asks whether a card may be used.
 *
 * @property cardEntered is asked once for each new card, in the request that carries its number; a refusal is shown at the field
 * @property orderPlaced is asked before an order is placed, or null when it need not be; `idempotencyKey` is the same for
 *   every try of one submission
 * @property release takes back what `orderPlaced` granted when the order did not come about
 */
export interface PaymentAuthorization {
  cardEntered(card: TypedCard): Promise<Authorization>;
  orderPlaced: ((order: { idempotencyKey: string; token: string; total: Money }) => Promise<Authorization>) | null;
  release(idempotencyKey: string): Promise<void>;
}

export const cardVault = serverPoint<CardVault>()('card-vault', 'one', {
  doc: 'Where card numbers go. The default forgets the number and keeps the last four digits. Replace it with the client of a payment provider’s vault.',
  validate: withMethods('keep'),
});

export const paymentAuthorization = serverPoint<PaymentAuthorization>()('payment-authorization', 'one', {
  doc: 'Whether a card may be used. The default authorizes nothing, because the contractor bills when they ship. Replace it where the marketplace has to ask.',
  validate: withMethods('cardEntered', 'release'),
});
