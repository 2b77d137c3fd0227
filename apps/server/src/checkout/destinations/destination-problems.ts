import type { Address, CheckoutProblem, GroupTerms, VendorGroup } from '@quartermaster/contracts';
import { missingOf } from '../address/address-form.ts';
import { hasGoneDestination, type KeptTerms } from './kept-terms.ts';

/** Why vendors' orders cannot go to addresses of their own, each with the vendor's order in which it is mended. */
export function destinationProblems(
  groups: readonly VendorGroup[],
  kept: readonly KeptTerms[],
  terms: readonly GroupTerms[],
  book: ReadonlyMap<string, Address>,
): CheckoutProblem[] {
  return groups.flatMap((group): CheckoutProblem[] => {
    const { groupId, vendor } = group;
    const about = (code: CheckoutProblem['code'], message: string): CheckoutProblem => ({ code, block: 'shipTo', cartKey: null, groupId, message });
    const [own, shown] = [kept.find((each) => each.groupId === groupId), terms.find((each) => each.groupId === groupId)];
    if (own === undefined || shown === undefined) return [];
    const gone = hasGoneDestination(own, book)
      ? [about('SHIP_TO_MISSING', `An address that you chose for the order to ${vendor.name} is not in your address book any more. Choose where it goes.`)]
      : [];
    const lacking = [...(shown.shipTo === undefined ? [] : [shown.shipTo]), ...(shown.parts ?? []).map(({ shipTo }) => shipTo)]
      .filter((address) => missingOf(address).length > 0)
      .map(({ addressName }) => about('SHIP_TO_INCOMPLETE', `The address ${addressName}, to which ${vendor.name} delivers, lacks what an order needs today. Complete it, or choose another one.`));
    return [...gone, ...lacking, ...tooMuch(group, shown).map(({ name, quantity, sent }) =>
      about('SPLIT_TOO_MUCH', `You send ${sent} of ${name} to other addresses, and the order has only ${quantity}. Change where they go, or the quantity.`))];
  });
}

/** Lines of which more is sent elsewhere than there is. */
function tooMuch({ lines }: VendorGroup, { parts = [] }: GroupTerms): { name: string; quantity: number; sent: number }[] {
  return lines.flatMap(({ cartKey, name, quantity }) => {
    const sent = sentElsewhere(parts, cartKey);
    return sent > quantity ? [{ name, quantity, sent }] : [];
  });
}

/** How many of a line the parts of its order have. */
export const sentElsewhere = (parts: readonly { readonly lines: NonNullable<GroupTerms['parts']>[number]['lines'] }[], cartKey: string): number =>
  parts.reduce((sum, part) => sum + (part.lines.find((line) => line.cartKey === cartKey)?.quantity ?? 0), 0);
