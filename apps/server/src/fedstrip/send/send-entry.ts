import type { RequestOf, RequisitionReview } from '@quartermaster/contracts';
import { withTransaction, type Connection } from '@quartermaster/database';
import { buyerOf } from '../../checkout/index.ts';
import type { RedirectReply, RequestContext } from '../../wire/index.ts';
import { askForPasswords } from '../access/closed-activity.ts';
import { ownerIn } from '../caller.ts';
import { clearLines, holdEntry, readEntry, type KeptEntry } from '../entry/kept-entry.ts';
import { presentLines } from '../entry/kept-lines.ts';
import { askApprover, type FundsSaid } from '../funds/ask-approver.ts';
import { requestOfKey } from '../funds/kept-request.ts';
import { needOfEntry } from '../funds/need-of-entry.ts';
import { withSaidPrices } from '../funds/said-prices.ts';
import type { FundsTools } from '../funds/tools.ts';
import { checkEntry, findEntryItems, verifiedLine, type CheckedLine } from '../verify/check-entry.ts';
import { sumOf, tooDear } from '../verify/sums.ts';
import { orderOfKey } from './kept-orders.ts';
import { NotSent, sendLines } from './send-lines.ts';

export type SendOutcome =
  | { readonly kind: 'sent'; readonly orderId: string }
  /** An approver is asked first. */
  | { readonly kind: 'asked'; readonly requestId: string }
  /** An approver is needed, and is to be told something first. Null: nothing was said yet. */
  | { readonly kind: 'funds'; readonly page: RequisitionReview | null }
  /** An activity that is billed or shipped to asks for its AAC password first. */
  | { readonly kind: 'password'; readonly page: RedirectReply }
  /** Nothing is sent. @property why for people */
  | { readonly kind: 'refused'; readonly why: string }
  /** Nothing is begun. */
  | { readonly kind: 'nothing' };

/**
 * Gives all lines their document numbers and hands them over, or asks an approver where one is needed, in one transaction: all of them, or none. Once for each key, whatever is sent again
 * and in however many windows.
 */
export async function sendEntry(context: RequestContext, { version, sendKey, funds }: RequestOf<'/fedstrip/process_Order'>, tools: FundsTools): Promise<SendOutcome> {
  const owner = ownerIn(context);
  const seen = await readEntry(context.database, owner);
  if (seen === null) return { kind: 'nothing' };
  const itemOf = await findEntryItems(context, await presentLines(context.database, seen.entryId));
  try {
    return await withTransaction(context.database, async (connection): Promise<SendOutcome> => {
      const entry = await holdEntry(connection, owner);
      const before = await orderOfKey(connection, owner, sendKey);
      if (before !== null) return { kind: 'sent', orderId: before };
      const asked = await requestOfKey(connection, owner.buyerId, sendKey);
      if (asked !== null) return { kind: 'asked', requestId: asked };
      if (entry === null) return { kind: 'nothing' };
      const password = await askForPasswords(connection, owner.buyerId, entry, context.clock.now());
      if (password !== null) return { kind: 'password', page: password };
      if (entry.version !== version || seen.version !== version) return { kind: 'refused', why: 'The lines were changed in another window since this page was shown. Nothing was sent. Look at them again.' };
      const checked = await checkEntry(context, connection, entry, itemOf);
      const why = whyNot(checked);
      return why === null ? send(context, connection, { entry, checked, sendKey, funds: funds ?? null }, tools) : { kind: 'refused', why };
    });
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    return { kind: 'refused', why: error.message };
  }
}

function whyNot(checked: readonly CheckedLine[]): string | null {
  if (checked.length === 0) return 'There is nothing to send.';
  return checked.some(({ problems }) => problems.length > 0) ? 'Nothing was sent: correct the lines that are marked first.' : tooDear(sumOf(checked.map(verifiedLine)));
}

interface Sending {
  readonly entry: KeptEntry;
  readonly checked: readonly CheckedLine[];
  readonly sendKey: string;
  readonly funds: FundsSaid | null;
}

async function send(context: RequestContext, connection: Connection, { entry, checked, sendKey, funds }: Sending, tools: FundsTools): Promise<SendOutcome> {
  const buyer = buyerOf(context);
  const now = context.clock.now();
  const first = await needOfEntry(connection, tools.rules, buyer, entry, sumOf(checked.map(verifiedLine)));
  if (first !== null) {
    if (funds === null) return { kind: 'funds', page: null };
    const priced = withSaidPrices(checked, funds.prices ?? []);
    // Who may authorize depends on what they come to.
    const need = (await needOfEntry(connection, tools.rules, buyer, entry, sumOf(priced.checked.map(verifiedLine)))) ?? first;
    const asked = await askApprover(context, connection, { entry, priced, need, sendKey, funds }, tools);
    return 'page' in asked ? { kind: 'funds', page: asked.page } : { kind: 'asked', requestId: asked.requestId };
  }
  const { orderId } = await sendLines(connection, { owner: ownerIn(context), enteredBy: buyer.name, activity: entry.activity, activityName: entry.activityName, checked, sendKey, orderId: context.randomness.uuid(), now });
  await clearLines(connection, entry.entryId, now);
  return { kind: 'sent', orderId };
}
