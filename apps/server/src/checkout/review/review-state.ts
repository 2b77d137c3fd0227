import type { Address, GroupTerms, Payment, Totals, VendorGroup } from '@quartermaster/contracts';

/** The order that a buyer is about to place, read at one moment: the review page shows it, and submit reads it again. */
export interface ReviewState {
  groups: readonly VendorGroup[];
  /** One for each group, in the order of the groups, with the addresses of their own. */
  terms: readonly GroupTerms[];
  totals: Totals;
  shipTo: Address | null;
  payment: Payment | null;
}
