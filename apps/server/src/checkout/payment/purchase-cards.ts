import { purchaseCardPrefixes } from '@quartermaster/contracts';
import { setting } from '../../runtime/index.ts';

/** Which cards a store takes. */
export interface PurchaseCards {
  /** First four digits of the cards that a store takes; none: any card. */
  prefixesFor(store: string): readonly string[];
}

export const purchaseCardSettings = {
  stores: setting.words('PURCHASE_CARD_STORES', { otherwise: [], doc: 'names of the stores that take purchase cards of the government alone; empty: every store takes any card' }),
  prefixes: setting.words('PURCHASE_CARD_PREFIXES', { otherwise: [...purchaseCardPrefixes], doc: 'first four digits of purchase cards; the default is that of GSA SmartPay' }),
};

export const anyCard: PurchaseCards = { prefixesFor: () => [] };

/** Stores are named as in the store list. */
export const purchaseCardsOf = (stores: readonly string[], prefixes: readonly string[]): PurchaseCards => ({
  prefixesFor: (store) => (stores.some((name) => name.toUpperCase() === store) ? prefixes : []),
});
