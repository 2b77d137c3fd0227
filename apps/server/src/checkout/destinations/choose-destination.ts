import type { EditShipping, GroupTerms, VendorGroup } from '@quartermaster/contracts';
import { sentElsewhere } from './destination-problems.ts';
import { destinationsOf, keptTerms, noteOf, type KeptPart, type KeptTerms } from './kept-terms.ts';

/** What a buyer chooses for one vendor's order. `quantities` as they were typed. */
export type DestinationChoice =
  | { readonly kind: 'asOrder' }
  | { readonly kind: 'takeBack'; readonly addressId: string }
  | { readonly kind: 'all'; readonly addressId: string }
  | { readonly kind: 'part'; readonly addressId: string; readonly quantities: readonly { readonly cartKey: string; readonly pieces: string }[] };

/** The choice kept in the terms of the order, or why it cannot be. */
export type Chosen = { readonly terms: KeptTerms } | { readonly message: string };

/**
 * The terms of a vendor's order with a choice of its destination.
 *
 * @param orderAddressId where the whole order goes: an order that goes there follows it
 */
export function chooseDestination(group: VendorGroup, shown: GroupTerms, orderAddressId: string | null, choice: DestinationChoice): Chosen {
  const { addressId, parts = [], ...terms } = keptTerms(shown);
  switch (choice.kind) {
    case 'asOrder':
      return { terms };
    case 'takeBack':
      return { terms: { ...terms, ...destinationsOf({ addressId, parts: parts.filter((part) => part.addressId !== choice.addressId) }) } };
    case 'all': {
      const own = choice.addressId === orderAddressId ? undefined : choice.addressId;
      return { terms: { ...terms, ...destinationsOf({ addressId: own, parts: parts.filter((part) => part.addressId !== choice.addressId) }) } };
    }
    case 'part': {
      if (choice.addressId === (addressId ?? orderAddressId)) return { message: 'The rest of this order goes to that address already. Choose another one for a part of it.' };
      const others = parts.filter((part) => part.addressId !== choice.addressId);
      const before = parts.find((part) => part.addressId === choice.addressId);
      const part = partOf(group, others, before, choice.quantities);
      // Nothing is left of what went there.
      if ('message' in part) return part;
      if (part.lines.length === 0) return { terms: { ...terms, ...destinationsOf({ addressId, parts: others }) } };
      return { terms: { ...terms, ...destinationsOf({ addressId, parts: [...others, { addressId: choice.addressId, lines: part.lines, ...noteOf(before ?? {}) }] }) } };
    }
  }
}

/** The lines of a part with what goes there, beside what the other parts have. A line of which nothing is said keeps what goes there already. */
function partOf(group: VendorGroup, others: readonly KeptPart[], before: KeptPart | undefined, typed: readonly { readonly cartKey: string; readonly pieces: string }[]): { lines: KeptPart['lines'] } | { message: string } {
  const lines: KeptPart['lines'] = [];
  for (const { cartKey, name, quantity: ordered } of group.lines) {
    const said = typed.find((each) => each.cartKey === cartKey)?.pieces.trim() ?? '';
    const wanted = said === '' ? String(before?.lines.find((each) => each.cartKey === cartKey)?.quantity ?? '') : said;
    if (wanted === '') continue;
    if (!/^\d{1,8}$/.test(wanted)) return { message: `Enter how many of ${name} go there: a whole number of 0 or more.` };
    const [quantity, elsewhere] = [Number(wanted), sentElsewhere(others, cartKey)];
    if (quantity > ordered - elsewhere) {
      const already = elsewhere > 0 ? `, and ${elsewhere} of them go elsewhere already` : '';
      return { message: `Only ${ordered} of ${name} are in this order${already}. Send fewer of them there, or order more in the cart.` };
    }
    if (quantity > 0) lines.push({ cartKey, quantity });
  }
  return lines.length === 0 && before === undefined ? { message: 'Enter how many of at least one item go there.' } : { lines };
}

/** The vendor's order as the page of its destination shows it. */
export const editedOrder = (group: VendorGroup, { shipTo, parts = [] }: GroupTerms): EditShipping['order'] => ({
  groupId: group.groupId,
  vendor: group.vendor.name,
  contractNumber: group.contractNumber,
  shipTo: shipTo ?? null,
  lines: group.lines.map(({ cartKey, name, quantity, unitOfIssue }) => ({ cartKey, name, quantity, unit: unitOfIssue.name, elsewhere: sentElsewhere(parts, cartKey) })),
  parts: parts.map((part) => ({
    shipTo: part.shipTo,
    lines: part.lines.map(({ cartKey, quantity }) => ({ cartKey, name: group.lines.find((line) => line.cartKey === cartKey)?.name ?? '', quantity })),
  })),
});
