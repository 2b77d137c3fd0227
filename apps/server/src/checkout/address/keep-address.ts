import { isDeepStrictEqual } from 'node:util';
import type { Address, AddressForm, AddressFormKind, NewAddress } from '@quartermaster/contracts';
import { withTransaction, type Connection } from '@quartermaster/database';
import type { CheckoutTools } from '../checkout-tools.ts';
import { addAddresses } from './add-addresses.ts';
import { addressForm } from './address-form.ts';
import { lockBook, lookAtNames, mostAddresses } from './book-lock.ts';
import { saveAddress, typedAddress } from './change-address.ts';
import { checkPlace } from './check-place.ts';
import { checkNewAddress } from './new-address.ts';
import { formOf, typedOf } from './typed-address.ts';

/** An address as a form sends it. */
export interface SentAddress {
  readonly kind: AddressFormKind;
  /** Null: a new one. */
  readonly addressId: string | null;
  readonly version: number | null;
  readonly address: NewAddress;
  readonly isConfirmed: boolean;
}

/** `form`: nothing is kept, and the form comes back with what is wrong or what is suggested. */
export type Kept = { readonly kind: 'kept'; readonly addressId: string } | { readonly kind: 'unknown' } | { readonly kind: 'form'; readonly form: AddressForm };

const nameTaken = { field: 'addressName', message: 'You have another address with this name. Give this one another name.' };
const bookFull = { field: '', message: `An address book holds ${mostAddresses.toLocaleString('en-US')} addresses, and yours is full. Remove one that is not needed any more.` };

/**
 * Keeps an address, new or changed, if it follows all rules, and hands it on in the same transaction.
 *
 * @param then what goes with it; its answer is given back
 */
export async function keepAddress<Answer>(
  { database, strategies, log, clock, randomness }: Pick<CheckoutTools, 'database' | 'strategies' | 'log' | 'clock' | 'randomness'>,
  buyerId: string,
  sent: SentAddress,
  then: (connection: Connection, kept: Kept) => Promise<Answer>,
): Promise<Answer> {
  const { kind, addressId, version, isConfirmed } = sent;
  const { address, errors } = checkNewAddress(sent.address, kind);
  const again = (filled: Pick<AddressForm, 'errors'> & Partial<Pick<AddressForm, 'suggestion' | 'version'>>): Kept => ({
    kind: 'form', form: addressForm(kind, { addressId, version, values: sent.address, ...filled }),
  });
  const refused = errors.length > 0 ? again({ errors }) : await foundAt(checkPlace(strategies.addressChecks, kind, address, log), isConfirmed, again);
  return withTransaction(database, async (connection) => then(connection, refused ?? (await written(connection))));

  async function written(connection: Connection): Promise<Kept> {
    await lockBook(connection, buyerId);
    const { takenBy, count } = await lookAtNames(connection, buyerId, address.addressName, addressId);
    if (takenBy !== null) return addressId === null && isKeptAs(await typedAddress(connection, buyerId, takenBy)) ? { kind: 'kept', addressId: takenBy } : again({ errors: [nameTaken] });
    if (addressId !== null) {
      return (await saveAddress(connection, buyerId, { addressId, version: version ?? 0, kind, address })) ? { kind: 'kept', addressId } : changedElsewhere(connection, addressId);
    }
    if (count >= mostAddresses) return again({ errors: [bookFull] });
    const entry = { addressId: randomness.uuid(), content: { kind, address } };
    await addAddresses(connection, buyerId, clock.now(), [entry]);
    return { kind: 'kept', addressId: entry.addressId };
  }

  /** Sent again because its answer was lost: it is what was to be kept. */
  function isKeptAs(saved: Awaited<ReturnType<typeof typedAddress>>): boolean {
    return saved !== null && isDeepStrictEqual([formOf(saved.address), checkNewAddress(typedOf(saved.address), kind).address], [kind, address]);
  }

  async function changedElsewhere(connection: Connection, id: string): Promise<Kept> {
    const saved = await typedAddress(connection, buyerId, id);
    if (saved === null) return { kind: 'unknown' };
    if (isKeptAs(saved)) return { kind: 'kept', addressId: id };
    return again({ version: saved.version, errors: [otherWindow(saved.address)] });
  }
}

/** Nothing of either window is lost without a word. */
const otherWindow = ({ line1, city, state, zip }: Address) => ({
  field: '',
  message: `This address was changed in another window meanwhile. Saved there: ${[line1, city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')}. Nothing was written over it, and what you typed is still here: save again to put it in place of the other.`,
});

/** What is found wrong with the place ends it; a suggestion only until the buyer has seen it. */
async function foundAt(asked: ReturnType<typeof checkPlace>, isConfirmed: boolean, again: (filled: Pick<AddressForm, 'errors' | 'suggestion'>) => Kept): Promise<Kept | null> {
  const { errors, suggestion } = await asked;
  if (errors.length > 0) return again({ errors: [...errors], suggestion: null });
  return suggestion !== null && !isConfirmed ? again({ errors: [], suggestion: { ...suggestion } }) : null;
}
