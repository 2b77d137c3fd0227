import type { StoreName } from '@quartermaster/contracts';

/** A purchase order that was paid with a card, as far as charges can be compared with it. Amounts in cents, days `YYYY-MM-DD`. */
export interface Purchase {
  readonly poNumber: string;
  readonly orderNumber: string;
  /** In which it was ordered. */
  readonly store: StoreName;
  readonly vendor: string;
  readonly placedOn: string;
  /** Of the card that paid. */
  readonly lastFour: string;
  /** Its lines, without what the vendor rejected; 0 where it was canceled. */
  readonly goods: number;
  /** Its part of what the order says of shipping and tax, in the proportion of its goods. */
  readonly extras: number;
  readonly isCanceled: boolean;
  /** Whether all of it is shipped. */
  readonly isShipped: boolean;
  /** What was shipped together. */
  readonly shipments: readonly { readonly on: string; readonly amount: number }[];
}

/** What is to be charged for it, all in all. */
export const dueFor = ({ goods, extras }: Purchase): number => goods + extras;
