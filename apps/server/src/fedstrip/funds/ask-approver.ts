import type { RequestOf, RequisitionReview } from '@quartermaster/contracts';
import { holdsCardNumber } from '@quartermaster/contracts';
import type { Connection } from '@quartermaster/database';
import { checkEntry, dayMs, reserve, tell, type Need } from '../../approvals/index.ts';
import { buyerOf } from '../../checkout/index.ts';
import { typedLine, typedText } from '../../mail/index.ts';
import type { RequestContext } from '../../wire/index.ts';
import { clearLines, type KeptEntry } from '../entry/kept-entry.ts';
import { presentLines } from '../entry/kept-lines.ts';
import { verifiedLine } from '../verify/check-entry.ts';
import { sumOf, tooDear } from '../verify/sums.ts';
import { fundCodeOf, fundOf } from './fund-of.ts';
import { keepRequest } from './kept-request.ts';
import { askMails } from './mails.ts';
import { recordRequestEvent } from './request-events.ts';
import { fundsReview } from './review-page.ts';
import type { withSaidPrices } from './said-prices.ts';
import type { FundsTools } from './tools.ts';

export type FundsSaid = NonNullable<RequestOf<'/fedstrip/process_Order'>['funds']>;

interface Asked {
  readonly entry: KeptEntry;
  /** With the prices that are said of them. */
  readonly priced: ReturnType<typeof withSaidPrices>;
  readonly need: Need;
  readonly sendKey: string;
  readonly funds: FundsSaid;
}

/**
 * Gives the lines of an entry to its approvers, with a mail to each: the lines wait there and not in the entry any more, and what they come to is reserved of the budget.
 *
 * @returns the request, or the page that says what is missing
 */
export async function askApprover(context: RequestContext, connection: Connection, { entry, priced: { checked, errors: priceErrors }, need, sendKey, funds }: Asked, { rules, webOrigin, times }: FundsTools): Promise<{ readonly requestId: string } | { readonly page: RequisitionReview }> {
  const [values, lines] = [{ appropriation: typedLine(funds.appropriation), note: typedText(funds.note) }, checked.map(verifiedLine)];
  const [buyer, now, requestId] = [buyerOf(context), context.clock.now(), context.randomness.uuid()];
  const [amount, fiscalYear] = [sumOf(lines).total, rules.fiscalYear(now)];
  const dear = tooDear({ total: amount });
  const errors = [...priceErrors, ...(dear === null ? [] : [{ field: '', message: dear }])];
  if (errors.length === 0) errors.push(...(await checkEntry(connection, rules, { ...values, fund: fundCodeOf(entry) }, { need, fiscalYear, total: amount.amount, what: 'these requisitions come' })).map(({ field, message }) => ({ field: field === 'fund' ? '' : field, message })));
  else if (holdsCardNumber(values.note)) errors.push({ field: 'note', message: 'This looks like the number of a card. An approver does not need it: leave it out.' });
  if (need.approvers.length === 0) errors.push({ field: '', message: 'No one is listed who could authorize these requisitions. Write to the help desk of the marketplace.' });
  if (errors.length > 0) return { page: fundsReview({ entry, need, lines, sendKey, form: { values: { ...values, prices: funds.prices ?? [] }, errors } }) };
  const said = new Map(checked.map(({ key, saidPrice }) => [key, saidPrice]));
  const request = {
    requestId, buyerId: buyer.buyerId, store: buyer.store, sendKey, buyerName: buyer.name, buyerEmail: buyer.verifiedEmails[0] ?? buyer.email ?? '', activity: entry.activity, activityName: entry.activityName, constants: entry.constants,
    lines: (await presentLines(connection, entry.entryId)).filter(({ key }) => said.has(key)).map(({ key, typed, exception }) => ({ key, typed, exception, unitPrice: said.get(key) ?? null })),
    scope: need.scope, code: need.code, cause: need.cause, payer: need.payer, ...values, amount, askedAt: now, fiscalYear, answerBy: new Date(now.getTime() + times.answerDays * dayMs),
  };
  await keepRequest(connection, request);
  await recordRequestEvent(connection, requestId, { kind: 'requested', details: [], by: buyer.name, now });
  const fund = fundOf(request);
  if (fund !== null) await reserve(connection, requestId, fund, amount.amount);
  await clearLines(connection, entry.entryId, now);
  await tell(connection, askMails(request, need.approvers, webOrigin), now, context.randomness);
  return { requestId };
}
