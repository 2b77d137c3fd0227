import { formatMoney, orderTotalLimit, usd, type VerifyPage } from '@quartermaster/contracts';
import { explainRecord } from '@quartermaster/contracts/requisition';
import type { OrderApprovals } from '@quartermaster/deployment';
import { buyerOf } from '../../checkout/index.ts';
import { needOfEntry } from '../funds/need-of-entry.ts';
import type { RequestContext } from '../../wire/index.ts';
import type { KeptEntry } from '../entry/kept-entry.ts';
import { presentLines } from '../entry/kept-lines.ts';
import { checkEntry, findEntryItems, verifiedLine } from './check-entry.ts';

/** The Verify page (specification, section 2, FEDSTRIP). */
export async function verifyPage(context: RequestContext, entry: KeptEntry, rules: OrderApprovals, notice: string | null = null): Promise<VerifyPage> {
  const lines = (await checkEntry(context, context.database, entry, await findEntryItems(context, await presentLines(context.database, entry.entryId)))).map(verifiedLine);
  return {
    activity: { aac: entry.activity, name: entry.activityName }, lines, constants: constantsOf(lines), version: entry.version, sendKey: context.randomness.uuid(), notice, ...sumOf(lines),
    approversOf: (await needOfEntry(context.database, rules, buyerOf(context), entry, sumOf(lines)))?.payer ?? null,
  };
}

/** What lines come to, as far as it is known: exact, or the limit of an order, which {@link tooDear} refuses. */
export const sumOf = (lines: VerifyPage['lines']) =>
  ({ total: usd(lines.reduce((sum, { total }) => Math.min(sum + (total?.amount ?? 0), orderTotalLimit), 0)), unpriced: lines.filter(({ total }) => total === null).length });

/** Why lines cannot be sent together, in a sentence; null: they do not come to too much. */
export const tooDear = ({ total }: Pick<ReturnType<typeof sumOf>, 'total'>): string | null =>
  (total.amount < orderTotalLimit ? null : `Requisitions that are sent together must cost less than ${formatMoney(usd(orderTotalLimit))}. Lower quantities, or send fewer of them.`);

const shared = new Set(['mediaAndStatus', 'supplementaryAddress', 'signalCode', 'fundCode', 'distributionCode']);
/** Lines may have ones of their own. */
const often = new Set(['projectCode', 'priority']);

/** The columns that are the same on each line and not blank, with what they mean. */
function constantsOf(lines: VerifyPage['lines']): VerifyPage['constants'] {
  const [first, ...others] = lines.flatMap(({ record }) => record ?? []);
  if (first === undefined) return [];
  const isSame = ({ from, to }: { from: number; to: number }) => others.every((record) => record.slice(from - 1, to) === first.slice(from - 1, to));
  return explainRecord(first).filter(({ column, text }) => text !== '' && (shared.has(column.field) || (often.has(column.field) && isSame(column))))
    .map(({ column, text, meaning }) => ({ title: column.title.slice(0, 1).toUpperCase() + column.title.slice(1), text, meaning }));
}
