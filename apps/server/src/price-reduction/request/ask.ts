import { formatMoney, holdsCardNumber, parseDollars, priceReductionRules, type CartLine, type FieldError, type VendorGroup } from '@quartermaster/contracts';
import { sql, withTransaction } from '@quartermaster/database';
import { mailWaiting, typedText } from '../../mail/index.ts';
import { daysAfter, washingtonDay } from '../../runtime/index.ts';
import { signedIn, type RequestContext } from '../../wire/index.ts';
import { newReductionLink } from '../link.ts';
import { askMail } from '../mails.ts';
import { keepReduction, newestReductionFor, type KeptReduction } from '../record/kept-reduction.ts';
import { recordReductionEvent } from '../record/record-event.ts';
import type { Answerer } from './who-answers.ts';

/** Days in which a request may be answered: vendors return an order above the maximum within five workdays. */
const answerDays = 7;
/** Of a buyer, in a day: each is a mail to a vendor. */
const mostADay = 20;
const day = 86_400_000;

export interface TypedAsk {
  readonly price: string;
  readonly message: string;
}

/** Why no lower price can be asked for a line; null where one can. @param newest the buyer's newest request for its offer */
export function askProblem(line: CartLine, newest: Pick<KeptReduction, 'status' | 'quantity' | 'until'> | null, answerer: Answerer | null, today: string): string | null {
  if (newest?.status === 'requested') return 'Your request waits for an answer. Withdraw it before you ask again.';
  if (newest?.status === 'authorized' && (newest.until ?? '') >= today) {
    return newest.quantity === line.quantity ? 'A lower price is authorized for this line.' : `A lower price is authorized for ${newest.quantity.toLocaleString('en-US')}. Set the quantity in the cart to as many, or give it up before you ask again.`;
  }
  if (line.change?.available === 0) return 'This item cannot be ordered now.';
  if (line.aboveMaximum === undefined) return 'A lower price can be asked for above the maximum order of the contract, and what you order under it is not above one.';
  return answerer === null ? 'This marketplace has no address to which your request could go. Write to the help desk.' : null;
}

export type CheckedAsk = { readonly errors: FieldError[] } | { readonly errors?: never; readonly price: number; readonly message: string };

/** Checks what was typed. */
export function checkAsk({ price, message }: TypedAsk, line: CartLine): CheckedAsk {
  const [cents, said] = [parseDollars(price), typedText(message)];
  const errors: FieldError[] = [];
  const now = line.price.unitPrice;
  if (cents === null) errors.push({ field: 'price', message: priceReductionRules.price(price) ?? 'Enter an amount in dollars.' });
  else if (cents >= now.amount) errors.push({ field: 'price', message: `Enter less than the price of now, ${formatMoney(now)}.` });
  const wrong = priceReductionRules.message(said);
  if (wrong !== null) errors.push({ field: 'message', message: wrong });
  else if (holdsCardNumber(said)) errors.push({ field: 'message', message: 'This looks like the number of a card. Leave it out: the vendor reads this text.' });
  return errors.length > 0 || cents === null ? { errors } : { price: cents, message: said };
}

interface NewAsk {
  readonly requestKey: string;
  readonly line: CartLine;
  readonly group: VendorGroup;
  readonly answerer: Answerer;
  readonly price: number;
  readonly message: string;
}

/** Asks for a lower price: the request, its event, its link and its mail are there together. @returns why nothing was asked; null where it was */
export async function askForReduction(context: RequestContext, { requestKey, line, group, answerer, price, message }: NewAsk, webOrigin: string): Promise<string | null> {
  const buyer = signedIn(context);
  const now = context.clock.now();
  const kept: KeptReduction = {
    reductionId: context.randomness.uuid(), buyerId: buyer.buyerId, store: context.store.name, buyerName: [buyer.firstName, buyer.lastName].filter(Boolean).join(' ') || (buyer.email ?? 'A buyer'),
    buyerEmail: buyer.verifiedEmails[0] ?? buyer.email ?? '', offerId: line.offerId, productName: line.name, partNumber: line.itemNumber, unit: line.unitOfIssue.name, vendorId: group.vendor.id,
    vendorName: group.vendor.name, contractNumber: group.contractNumber, quantity: line.quantity, listPrice: line.price.unitPrice.amount, askedPrice: price, message, answeredBy: answerer.answeredBy,
    answererEmail: answerer.email, askedAt: now, answerBy: new Date(now.getTime() + answerDays * day), status: 'requested', price: null, until: null, reason: null, orderNumber: null,
  };
  return withTransaction(context.database, async (connection) => {
    // One request of a buyer at a time, so that none passes the limit beside another.
    await connection.query(sql`select from marketplace.buyer where buyer_id = ${buyer.buyerId} for no key update`);
    const { rows: [before] } = await connection.query<{ today: number; same: boolean }>(
      sql`select count(*) filter (where asked_at > ${new Date(now.getTime() - day)})::int as today, coalesce(bool_or(request_key = ${requestKey}), false) as same
        from marketplace.price_reduction where buyer_id = ${buyer.buyerId}`,
    );
    if (before?.same === true) return null;
    if ((before?.today ?? 0) >= mostADay) return 'You have asked too often within a day. Ask again tomorrow.';
    const newest = await newestReductionFor(connection, kept);
    // An end that the clock has not noted yet.
    if (newest?.status === 'authorized' && (newest.until ?? '') < washingtonDay(now)) {
      await recordReductionEvent(connection, { reductionId: newest.reductionId, event: { kind: 'ended' }, actor: { kind: 'system', name: 'marketplace' }, now });
    } else if (newest?.status === 'requested' || newest?.status === 'authorized') return 'You have asked for this item already.';
    if (!(await keepReduction(connection, { ...kept, requestKey }))) return null;
    await recordReductionEvent(connection, { reductionId: kept.reductionId, event: { kind: 'requested' }, actor: { kind: 'buyer', name: kept.buyerName }, now });
    await connection.query(mailWaiting(askMail(kept, await newReductionLink(connection, kept.reductionId, webOrigin, now, context.randomness), group.lines.filter(({ cartKey }) => cartKey !== line.cartKey)), now, context.randomness.uuid()));
    return null;
  });
}

/** The last day that an authorized price may have: a year from today. */
export const latestUntil = (today: string): string => daysAfter(today, 365);
