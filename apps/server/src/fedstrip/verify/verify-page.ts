import type { VerifyPage } from '@quartermaster/contracts';
import { explainRecord } from '@quartermaster/contracts/requisition';
import type { OrderApprovals } from '@quartermaster/deployment';
import { buyerOf } from '../../checkout/index.ts';
import { withCapital } from '../../text/index.ts';
import { needOfEntry } from '../funds/need-of-entry.ts';
import type { RequestContext } from '../../wire/index.ts';
import type { KeptEntry } from '../entry/kept-entry.ts';
import { presentLines } from '../entry/kept-lines.ts';
import { checkEntry, findEntryItems, verifiedLine } from './check-entry.ts';
import { sumOf } from './sums.ts';

/** The Verify page (specification, section 2, FEDSTRIP). */
export async function verifyPage(context: RequestContext, entry: KeptEntry, rules: OrderApprovals, notice: string | null = null): Promise<VerifyPage> {
  const lines = (await checkEntry(context, context.database, entry, await findEntryItems(context, await presentLines(context.database, entry.entryId)))).map(verifiedLine);
  return {
    activity: { aac: entry.activity, name: entry.activityName }, lines, constants: constantsOf(lines), version: entry.version, sendKey: context.randomness.uuid(), notice, ...sumOf(lines),
    approversOf: (await needOfEntry(context.database, rules, buyerOf(context), entry, sumOf(lines)))?.payer ?? null,
  };
}

const shared = new Set(['mediaAndStatus', 'supplementaryAddress', 'signalCode', 'fundCode', 'distributionCode']);
/** Lines may have ones of their own. */
const often = new Set(['projectCode', 'priority']);

/** The columns that are the same on each line and not blank, with what they mean. */
function constantsOf(lines: VerifyPage['lines']): VerifyPage['constants'] {
  const [first, ...others] = lines.flatMap(({ record }) => record ?? []);
  if (first === undefined) return [];
  const isSame = ({ from, to }: { from: number; to: number }) => others.every((record) => record.slice(from - 1, to) === first.slice(from - 1, to));
  return explainRecord(first).filter(({ column, text }) => text !== '' && (shared.has(column.field) || (often.has(column.field) && isSame(column))))
    .map(({ column, text, meaning }) => ({ title: withCapital(column.title), text, meaning }));
}
