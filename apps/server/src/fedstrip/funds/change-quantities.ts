import { leftQuantityRule, type RequestOf } from '@quartermaster/contracts';
import { piecesOf } from '@quartermaster/contracts/requisition';
import { withTransaction } from '@quartermaster/database';
import { checkEntry, reserve, reservedFor, tell } from '../../approvals/index.ts';
import type { RequestContext } from '../../wire/index.ts';
import { checkLines, findEntryItems, verifiedLine } from '../verify/check-entry.ts';
import { sumOf } from '../verify/sums.ts';
import { heldRequest, nameOf, over, sorry } from './decide-request.ts';
import { fundOf } from './fund-of.ts';
import { keepRequestLines, type RequestedLine } from './kept-request.ts';
import type { Looked } from './look-at-request.ts';
import { changedMail } from './mails.ts';
import { recordRequestEvent } from './request-events.ts';
import { reviewedOf } from './reviewed.ts';
import type { FundsTools, Notice } from './tools.ts';

type Changing = NonNullable<RequestOf<'/fedstrip/fedstrip_authorize_funds_save'>['change']>;
type FieldErrors = readonly { readonly field: string; readonly message: string }[];

/** Changes quantities of requisitions that wait, up to what their buyer sent (decision 0298), or takes lines out; what they reserve follows. More is for the buyer to ask. */
export async function changeQuantities(context: RequestContext, looked: Looked & { as: 'approver' }, { reviewed, quantities }: Changing, { rules, webOrigin }: FundsTools): Promise<Notice | { readonly errors: FieldErrors }> {
  const [by, now] = [nameOf(context), context.clock.now()];
  const itemOf = await findEntryItems(context, looked.request.lines);
  return withTransaction(context.database, async (connection): Promise<Notice | { readonly errors: FieldErrors }> => {
    const request = await heldRequest(context, connection, looked.request);
    if (request === null) return over;
    const check = (lines: readonly RequestedLine[]) => checkLines({ buyerId: request.buyerId, now }, connection, request, lines, itemOf);
    const totalOf = async (lines: readonly RequestedLine[]) => sumOf((await check(lines)).map(verifiedLine)).total;
    if (reviewed !== reviewedOf(request, (await totalOf(request.lines)).amount)) return sorry('Nothing was changed: they have changed since you looked at them.');
    const { lines, words, errors } = changed(request.lines, quantities);
    if (errors.length > 0) return { errors };
    if (words.length === 0) return sorry('Nothing was changed: all is as it was.');
    if (lines.length === 0) return { errors: [{ field: '', message: 'Leave at least one line, or return them.' }] };
    const [fund, total] = [fundOf(request), await totalOf(lines)];
    if (fund !== null) {
      const own = await reservedFor(connection, request.requestId);
      const wrong = await checkEntry(connection, rules, { fund: fund.fund, appropriation: request.appropriation, note: '' }, { need: request, fiscalYear: fund.fiscalYear, total: total.amount, own, what: 'these requisitions come' });
      if (wrong.length > 0) return { errors: wrong.map(({ message }) => ({ field: '', message })) };
      await reserve(connection, request.requestId, fund, total.amount);
    }
    await keepRequestLines(connection, request.requestId, lines, total);
    await recordRequestEvent(connection, request.requestId, { kind: 'changed', details: words, by, now });
    await tell(connection, [changedMail({ ...request, lines, amount: total }, words, by, webOrigin)], now, context.randomness);
    return { tone: 'success', text: 'You have changed them. They wait for authorization still, and their buyer gets a mail.' };
  });
}

/** The lines with the pieces that are left of them; without those of which none are wanted. */
function changed(before: readonly RequestedLine[], quantities: Changing['quantities']) {
  const wanted = new Map(quantities.map(({ key, left }) => [key, left.trim()]));
  const [lines, words, errors]: [RequestedLine[], string[], { field: string; message: string }[]] = [[], [], []];
  for (const line of before) {
    const [pieces, text] = [piecesOf(line.typed.quantity), wanted.get(line.key) ?? ''];
    const most = line.sent ?? pieces;
    const wrong = text === '' ? null : leftQuantityRule(most)(text);
    const left = text === '' ? pieces : Number(text);
    const name = line.typed.stockNumber.trim() || 'A line';
    if (wrong !== null) errors.push({ field: `quantities.${line.key}`, message: wrong });
    else if (left === pieces) lines.push(line);
    else words.push(left === 0 ? `${name} was taken out` : `${name}: ${left} in place of ${pieces}`);
    if (wrong === null && left > 0 && left !== pieces) lines.push({ ...line, sent: most, typed: { ...line.typed, quantity: String(left) } });
  }
  return { lines, words, errors };
}
