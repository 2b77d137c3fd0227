import type { AttributesOf } from '@quartermaster/contracts';
import type { Queries } from '../../runtime/index.ts';
import { respond } from '../../wire/index.ts';
import { addressBook, type BookView } from './address-book.ts';
import { missingOf } from './address-form.ts';
import type { AddressChange } from './change-address.ts';

const problems: Readonly<Record<AddressChange, string | null>> = {
  changed: null,
  unknown: 'This address is not in your address book any more. Here is what is in it now.',
};

/** What of the book is shown, and why. */
export interface Shown extends BookView {
  /** `checkout`: to choose an address for the order. */
  readonly from?: 'checkout' | undefined;
}

/** A page of the buyer's address book. */
export async function showBook(queries: Queries, buyerId: string, { from, ...view }: Shown, change: AddressChange = 'changed') {
  const { addresses, ...page } = await addressBook(queries, buyerId, view);
  const attributes: AttributesOf<'/profile/address_book', 'Initial'> = {
    ...page,
    addresses: addresses.map((address) => ({ ...address, isComplete: missingOf(address).length === 0 })),
    isForCheckout: from === 'checkout',
    problem: problems[change],
  };
  return respond('Initial', attributes);
}
