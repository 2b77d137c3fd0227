import { withTransaction, type Connection } from '@quartermaster/database';
import type { CartLine, FundsData, OrderPart } from '@quartermaster/contracts';
import { changeHeldLines, lockHeldCart, sentQuantities } from '../../cart/index.ts';
import { fingerprint, sentElsewhere, type ReviewReading } from '../../checkout/index.ts';
import { typedLine } from '../../mail/index.ts';
import { leftQuantityRule, usd } from '@quartermaster/contracts';
import { signedIn, type RequestContext } from '../../wire/index.ts';
import type { Notice } from '../ask/change-own.ts';
import { checkEntry, type FundsTyped } from '../ask/check-entry.ts';
import { budgetsOf } from '../budget/kept-budgets.ts';
import { leftOf } from '../budget/standing.ts';
import { outcomeMail } from '../mails.ts';
import { lockRequest, type KeptRequest } from '../record/kept-request.ts';
import { recordApprovalEvent } from '../record/record-event.ts';
import { approverOf, type Looked } from '../shown/look-at.ts';
import { readHeld } from '../shown/read-held.ts';
import { tell, type ApprovalTools } from '../tools.ts';
import { actorOf } from './authorize.ts';
import { changedInWords, changeProblems, priceRises, type ChangedLine } from './changed-lines.ts';

/** What an approver typed. */
export interface Changing extends FundsTyped {
  readonly reviewed: string;
  readonly quantities: readonly { readonly cartKey: string; readonly left: string }[];
}

export type Changed = { readonly page: FundsData } | { readonly notice: Notice };

/** The page on which an approver changes a cart; null where address or payment are gone, so that it can only be returned. */
export async function changePage(context: RequestContext, request: KeptRequest, { times }: ApprovalTools, { review }: ReviewReading, form?: FundsData['form']): Promise<FundsData | null> {
  const { groups, terms, totals, shipTo, payment } = review;
  if (shipTo === null || payment === null || groups.length === 0) return null;
  const budgets = request.cause === 'funds' ? await budgetsOf(context.database, request.code, request.fiscalYear) : [];
  return {
    groups: [...groups], terms: [...terms], totals, shipTo, payment, cause: request.cause, payer: request.payer, limit: null, approvers: 1, answerDays: times.answerDays, fiscalYear: request.fiscalYear,
    budgets: budgets.map((budget) => ({ fund: budget.fund, left: usd(Math.max(0, leftOf(budget) + (budget.fund === request.fund ? request.amount : 0))) })),
    form: form ?? { values: { fund: request.fund ?? '', appropriation: request.appropriation ?? '', note: '' }, errors: [] },
    sending: null, changing: { request: request.requestId, reviewed: fingerprint(review), sent: [...(await sentQuantities(context.database, request.requestId))].map(([cartKey, quantity]) => ({ cartKey, quantity })) },
  };
}

interface FieldError {
  field: string;
  message: string;
}

/** Undoes the transaction. */
class Wrong extends Error {
  readonly errors: FieldError[];
  constructor(errors: FieldError[]) {
    super('A cart was not changed.');
    this.errors = errors;
  }
}

/** Changes fund, appropriation data and quantities of a cart that waits; what it reserves follows. A quantity is raised up to what the buyer sent (decision 0298); more is for the buyer to ask. */
export async function changeCart(context: RequestContext, looked: Looked, { reviewed, quantities, ...typed }: Changing, tools: ApprovalTools): Promise<Changed> {
  const values = { fund: typedLine(typed.fund).toUpperCase(), appropriation: typedLine(typed.appropriation), note: '' };
  try {
    return { notice: await withTransaction(context.database, (connection) => change(connection, context, looked, { values, quantities, reviewed }, tools)) };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    const page = await changePage(context, looked.request, tools, await readHeld(context, looked.request, tools), { values, errors: error.errors });
    return page === null ? { notice: { tone: 'warning', text: 'This cart cannot be changed any more. Return it to its buyer.' } } : { page };
  }
}

interface Checked {
  readonly values: FundsTyped;
  readonly quantities: Changing['quantities'];
  readonly reviewed: string;
}

async function change(connection: Connection, context: RequestContext, { request: { requestId } }: Looked, { values, quantities, reviewed }: Checked, tools: ApprovalTools): Promise<Notice> {
  const [now, actor] = [context.clock.now(), actorOf(context)];
  const request = await lockRequest(connection, requestId);
  const cartId = await lockHeldCart(connection, requestId);
  if (request === null || cartId === null) return { tone: 'warning', text: 'This cart is not there any more.' };
  // An approver may have been struck off the list since the page was shown.
  if ((await approverOf(connection, signedIn(context), request)) === null) return { tone: 'warning', text: 'Nothing was changed: this cart is not yours to decide any more.' };
  const before = await readHeld(context, request, tools, connection);
  if (fingerprint(before.review) !== reviewed) return { tone: 'warning', text: 'Nothing was changed: the cart has changed since you looked at it.' };
  const lines = before.review.groups.flatMap((group) => group.lines);
  const { wanted, errors } = readQuantities(lines, quantities, { parts: before.review.terms.flatMap(({ parts = [] }) => parts), sent: await sentQuantities(connection, requestId) });
  if (errors.length > 0) throw new Wrong(errors);
  if (wanted.length > 0) await changeHeldLines(connection, cartId, wanted, now);
  const after = await readHeld(context, request, tools, connection);
  const { review } = after;
  if (review.groups.length === 0) throw new Wrong([{ field: '', message: 'Leave at least one item, or return the cart.' }]);
  const impossible = changeProblems(before, after, wanted);
  if (impossible.length > 0) throw new Wrong(impossible);
  const total = review.totals.total.amount;
  const wrong = await checkEntry(connection, tools.rules, values, { need: request, fiscalYear: request.fiscalYear, total, own: values.fund === request.fund ? request.amount : 0 });
  if (wrong.length > 0) throw new Wrong(wrong);
  const [fund, appropriation] = request.cause === 'funds' ? [values.fund, values.appropriation] : [null, null];
  if (wanted.length === 0 && fund === request.fund && appropriation === request.appropriation) return { tone: 'warning', text: 'Nothing was changed: all is as it was.' };
  const words = wanted.map((changed) => changedInWords(changed, after));
  const recorded = await recordApprovalEvent(connection, { requestId, event: { kind: 'changed', amount: total, fund, appropriation, lines: words }, actor, now });
  if (recorded.kind === 'refused') return { tone: 'warning', text: recorded.message };
  await tell(connection, [outcomeMail({ ...request, amount: total, fund, appropriation }, 'changed', actor.name, tools.webOrigin)], now, context.randomness);
  const rises = priceRises(wanted, after);
  return { tone: 'success', text: ['You have changed this cart. It waits for authorization still, and its buyer gets a mail.', ...(rises.length === 0 ? [] : [`A smaller quantity has a higher price: ${rises.join('; ')}.`])].join(' ') };
}

/** The lines of which another quantity is wanted. @param of what of them goes to other addresses, and what the buyer sent of those that were changed before */
function readQuantities(lines: readonly CartLine[], quantities: Changing['quantities'], { parts, sent }: { readonly parts: readonly OrderPart[]; readonly sent: ReadonlyMap<string, number> }) {
  const [wanted, errors]: [ChangedLine[], FieldError[]] = [[], []];
  for (const { cartKey, left: typed } of quantities) {
    const line = lines.find((candidate) => candidate.cartKey === cartKey);
    if (line === undefined || typed.trim() === String(line.quantity)) continue;
    const [quantity, most] = [Number(typed), sent.get(cartKey) ?? line.quantity];
    const wrong = leftQuantityRule(most)(typed);
    if (wrong !== null) errors.push({ field: `quantities.${cartKey}`, message: wrong });
    else if (quantity > 0 && quantity < sentElsewhere(parts, cartKey)) {
      // Where its parts go is the buyer's choice: an approver sends nothing elsewhere.
      const elsewhere = sentElsewhere(parts, cartKey);
      errors.push({ field: `quantities.${cartKey}`, message: `${elsewhere} of it go to other addresses. Enter ${elsewhere === most ? '' : `${elsewhere} to ${most}, or `}0 to take the line out; or return the cart, and its buyer changes where they go.` });
    } else wanted.push({ cartKey, quantity, line });
  }
  return { wanted, errors };
}
