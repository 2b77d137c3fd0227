import { formatMoney, usd, type StatementLine } from '@quartermaster/contracts';
import { dayInWords } from '../../../runtime/index.ts';
import type { ChargeChoice } from '../kept-statements.ts';
import type { Matched } from './match-charges.ts';
import { dueFor } from './purchase.ts';

const money = (cents: number): string => formatMoney(usd(cents));

/** The highest sales tax of a state with its counties and cities, in parts of the goods. */
const highestTax = 0.13;

/** What was found for a charge, and why, in words. @param matched undefined: it belongs to no order */
export function explain(matched: Matched | undefined, amount: number, choice: ChargeChoice | null = null): Pick<StatementLine, 'outcome' | 'explanation'> {
  if (choice?.kind === 'notTheirs') return { outcome: 'notTheirs', explanation: 'You have said that this charge is not yours. Tell your bank, and dispute it.' };
  if (choice?.kind === 'noOrder') return { outcome: 'unmatched', explanation: 'You have said that no order here belongs to it.' };
  if (matched === undefined && choice?.kind === 'linked') return { outcome: 'unmatched', explanation: `You have linked it to purchase order ${choice.poNumber}, which is not there any more.` };
  if (matched === undefined) return { outcome: 'unmatched', explanation: amount < 0 ? 'A credit from a vendor from whom you have no such order.' : 'No order of yours has this amount or this vendor.' };
  const { outcome, words } = ofMatch(matched);
  if (matched.isByHand) return { outcome, explanation: `${words} You have linked it.` };
  const doubts = doubtsOf(matched);
  return { outcome: doubts.length > 0 && (outcome === 'matched' || outcome === 'part') ? 'differs' : outcome, explanation: [words, ...doubts].join(' ') };
}

function ofMatch({ charge, purchase, match }: Matched): { readonly outcome: StatementLine['outcome']; readonly words: string } {
  const order = `purchase order ${purchase.poNumber}`;
  switch (match.kind) {
    case 'whole':
      return { outcome: 'matched', words: `The amount of ${order}.` };
    case 'goods':
      return { outcome: 'matched', words: `The items of ${order}. Shipping and tax of ${money(purchase.extras)} are not charged.` };
    case 'shipment':
      return { outcome: 'matched', words: `What was shipped of ${order} on ${dayInWords(match.on)}.` };
    case 'together':
      return { outcome: 'matched', words: `Charge ${match.place} of ${match.of} of ${order}: together they are its amount of ${money(dueFor(purchase))}.` };
    case 'less':
      return { outcome: 'part', words: `A part of ${order}: ${money(charge.amount)} of ${money(dueFor(purchase))}. ${money(match.open)} is not charged yet${purchase.isShipped ? ', though all of it is shipped' : ''}.` };
    case 'more':
      return { outcome: 'differs', words: `${money(match.excess)} more than the ${money(match.left)} that is left of ${order}${excessWords(match.excess, match.left)}` };
    case 'again':
      return { outcome: 'differs', words: purchase.isCanceled ? `Of ${order} nothing is to be paid: it was canceled or rejected. Ask the vendor for a credit, or dispute it.` : `All of ${order} is charged already${match.by === null ? '' : `, on ${dayInWords(match.by.day)}`}: this may be the same charge twice.` };
    case 'rest':
      return { outcome: 'matched', words: `What was left of ${order}.` };
    case 'credit':
      return { outcome: 'credit', words: `A credit from the vendor of ${order}.` };
  }
}

function excessWords(excess: number, left: number): string {
  const part = excess / left;
  if (part > highestTax) return '. Ask the vendor for what.';
  return `: ${(Math.round(part * 1_000) / 10).toString()}% of it, as a sales tax or shipping would be. Purchases with a government purchase card are exempt from state tax, and contract prices include shipping: ask the vendor to take it back.`;
}

function doubtsOf({ charge, purchase, isOtherVendor, isOtherCard }: Matched): readonly string[] {
  return [
    ...(isOtherVendor ? [`But its vendor is ${purchase.vendor}, and the statement names another.`] : []),
    ...(isOtherCard ? [`But the order was paid with the card ending in ${purchase.lastFour}, and this is the one ending in ${charge.lastFour}.`] : []),
    ...(charge.amount > 0 && charge.day < purchase.placedOn ? [`But it was charged before the order was placed on ${dayInWords(purchase.placedOn)}.`] : []),
  ];
}
