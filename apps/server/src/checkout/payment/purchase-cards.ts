import { purchaseCardPrefixes } from '@quartermaster/contracts';
import { setting } from '../../runtime/index.ts';

/** Which cards a store takes. */
export interface PurchaseCards {
  /** First four digits of the cards that a store takes; none: any card. */
  prefixesFor(store: string): readonly string[];
  /** Cents that one purchase order may cost where a card pays for it; null: any amount. */
  readonly limit: number | null;
}

export const purchaseCardSettings = {
  stores: setting.words('PURCHASE_CARD_STORES', { otherwise: [], doc: 'names of the stores that take purchase cards of the government alone; empty: every store takes any card' }),
  prefixes: setting.words('PURCHASE_CARD_PREFIXES', { otherwise: [...purchaseCardPrefixes], doc: 'first four digits of purchase cards; the default is that of GSA SmartPay' }),
  limit: setting.wholeNumber('PURCHASE_CARD_LIMIT', { otherwise: 0, least: 0, most: 9_999_999, doc: 'dollars that one purchase order may cost where a card pays for it, for example 15000, the micro-purchase threshold; 0: any amount' }),
};

export const anyCard: PurchaseCards = { prefixesFor: () => [], limit: null };

/** Stores are named as in the store list. @param limit dollars; 0: any amount */
export const purchaseCardsOf = (stores: readonly string[], prefixes: readonly string[], limit = 0): PurchaseCards => ({
  prefixesFor: (store) => (stores.some((name) => name.toUpperCase() === store) ? prefixes : []),
  limit: limit === 0 ? null : limit * 100,
});
