import type { Address, GroupTerms, OrderPart, VendorGroup } from '@quartermaster/contracts';

/** A part of a vendor's order as it is kept: its address by the id in the buyer's book. */
export interface KeptPart {
  readonly addressId: string;
  readonly lines: OrderPart['lines'];
  /** Left out: that of the vendor's order. */
  readonly note?: string | undefined;
}

/** The terms of a vendor's order as they are kept: addresses by their ids, so that they follow the address book until the order is placed. */
export type KeptTerms = Omit<GroupTerms, 'shipTo' | 'parts'> & {
  readonly addressId?: string | undefined;
  readonly parts?: readonly KeptPart[] | undefined;
};

type Destinations = Pick<KeptTerms, 'addressId' | 'parts'>;

/** Where a vendor's order goes, as it is kept; nothing where all of it goes where the whole order goes. */
export const destinationsOf = ({ addressId, parts = [] }: Destinations): Destinations => ({ ...(addressId !== undefined && { addressId }), ...(parts.length > 0 && { parts }) });

/** The note of a part, where it has one of its own. */
export const noteOf = ({ note }: Pick<KeptPart, 'note'>): Pick<OrderPart, 'note'> => (note === undefined ? {} : { note });

/**
 * Terms with their addresses, as they are shown and ordered. An address that is not in the book any more is left out, and {@link hasGoneDestination} says so; lines that
 * are not in the cart any more are dropped.
 */
export function shownTerms({ addressId, parts = [], ...terms }: KeptTerms, book: ReadonlyMap<string, Address>, group: Pick<VendorGroup, 'lines'> | undefined): GroupTerms {
  const shipTo = addressId === undefined ? undefined : book.get(addressId);
  const inCart = new Set(group?.lines.map(({ cartKey }) => cartKey));
  const shown = parts.flatMap((part): OrderPart[] => {
    const to = book.get(part.addressId);
    const lines = part.lines.filter(({ cartKey }) => inCart.has(cartKey));
    return to === undefined || lines.length === 0 ? [] : [{ shipTo: to, lines, ...noteOf(part) }];
  });
  return { ...terms, ...(shipTo !== undefined && { shipTo }), ...(shown.length > 0 && { parts: shown }) };
}

/**
 * Terms without parts that go where the rest of the vendor's order goes by now: one vendor and one address are one purchase order.
 *
 * @param orderShipTo where the whole order goes
 */
export function joinedWithRest({ parts = [], ...terms }: GroupTerms, orderShipTo: Pick<Address, 'addressId'> | null): GroupTerms {
  const rest = terms.shipTo ?? orderShipTo;
  const elsewhere = parts.filter(({ shipTo }) => shipTo.addressId !== rest?.addressId);
  return { ...terms, ...(elsewhere.length > 0 && { parts: elsewhere }) };
}

/** Terms as they are kept, of terms that are shown. */
export const keptTerms = ({ shipTo, parts = [], ...terms }: GroupTerms): KeptTerms => ({
  ...terms, ...destinationsOf({ addressId: shipTo?.addressId, parts: parts.map((part) => ({ addressId: part.shipTo.addressId, lines: part.lines, ...noteOf(part) })) }),
});

/** Whether an address that was chosen for a vendor's order, or a part of it that is still in the cart, is not in the book any more. */
export const hasGoneDestination = ({ addressId, parts = [] }: Destinations, book: ReadonlyMap<string, Address>): boolean =>
  (addressId !== undefined && !book.has(addressId)) || parts.some((part) => !book.has(part.addressId));
