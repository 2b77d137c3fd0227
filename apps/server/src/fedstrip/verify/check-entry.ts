import { usd, type FedstripEntry, type VerifyPage } from '@quartermaster/contracts';
import { checkLine, isBlankLine, noException, requisitionOfLine, requisitionRecord, type LineSurroundings, type Problem, type Requisition, type RuleSettings } from '@quartermaster/contracts/requisition';
import { catalogOf } from '../../stores/assortment/index.ts';
import { signedIn, type RequestContext } from '../../wire/index.ts';
import type { Queries } from '../../runtime/index.ts';
import type { KeptEntry } from '../entry/kept-entry.ts';
import { presentLines, type HeldLine, type ReadLine } from '../entry/kept-lines.ts';
import { readSurroundings } from '../entry/surroundings.ts';
import { findItems } from '../items/find-items.ts';
import { lineTotal } from './sums.ts';

/** A line that is not blank, as it would be sent. */
export interface CheckedLine {
  readonly key: string;
  /** The quantity as it was typed. */
  readonly typedQuantity: string;
  readonly requisition: Requisition;
  readonly item: FedstripEntry['lines'][number]['item'];
  readonly problems: readonly Problem[];
  /** Cents of one unit of issue, as the buyer says; null: the catalog knows it, or no one does. */
  readonly saidPrice: number | null;
}

export type ItemOf = (stockNumber: string) => CheckedLine['item'];

/** What the numbers of lines name. It asks the catalog, so not within a transaction: a small database has one connection. */
export async function findEntryItems(context: RequestContext, lines: readonly Pick<HeldLine, 'typed'>[]): Promise<ItemOf> {
  const numbers = lines.map(({ typed }) => typed.stockNumber);
  const items = await findItems(catalogOf(context), numbers);
  const found = new Map(numbers.map((number, at) => [number, items[at] ?? null]));
  return (stockNumber) => found.get(stockNumber) ?? null;
}

/** Whose lines are checked, and when. */
export interface Asking {
  readonly buyerId: string;
  readonly now: Date;
}

export const askingIn = (context: RequestContext): Asking => ({ buyerId: signedIn(context).buyerId, now: context.clock.now() });

/** What the rules go by for all lines of an entry. @param queries in whose transaction it is read */
export async function lineSurroundings({ buyerId, now }: Asking, queries: Queries, { activity, constants }: Pick<KeptEntry, 'activity' | 'constants'>): Promise<{ readonly surroundings: Omit<LineSurroundings, 'unitOfItem' | 'exception'>; readonly settings: RuleSettings }> {
  const { facts, settings } = await readSurroundings(queries, buyerId, { activity, supplementary: constants.supplementaryAddress }, now);
  return { settings, surroundings: { activity, constants, facts, routingIdentifier: settings.routingIdentifier } };
}

/** All lines of an entry that are not blank, checked by the rules. @param queries in whose transaction they are read */
export const checkEntry = async (context: RequestContext, queries: Queries, entry: KeptEntry, itemOf: ItemOf): Promise<readonly CheckedLine[]> =>
  checkLines(askingIn(context), queries, entry, (await presentLines(queries, entry.entryId)).filter(({ typed }) => !isBlankLine(typed)), itemOf);

/** Lines by the rules. @param queries in whose transaction they are checked */
export async function checkLines(asking: Asking, queries: Queries, entry: Pick<KeptEntry, 'activity' | 'constants'>, lines: readonly (Pick<ReadLine, 'key' | 'typed' | 'exception'> & { readonly unitPrice?: number | null })[], itemOf: ItemOf): Promise<readonly CheckedLine[]> {
  const { surroundings, settings } = await lineSurroundings(asking, queries, entry);
  return lines.map(({ key, typed, exception: kept, unitPrice = null }) => {
    // What was asked of an approver before there was an export option has none.
    const exception = kept === null ? null : { ...noException, ...kept };
    const item = itemOf(typed.stockNumber);
    const ofLine = { ...surroundings, unitOfItem: item?.unitOfIssue ?? null, exception };
    return { key, item, typedQuantity: typed.quantity.trim(), requisition: requisitionOfLine(typed, ofLine), problems: checkLine(typed, ofLine, settings), saidPrice: item?.price == null ? unitPrice : null };
  });
}

/** A line as the Verify page shows it. @param at from 0 */
export function verifiedLine({ key, typedQuantity, requisition, item, problems, saidPrice }: CheckedLine, at: number): VerifyPage['lines'][number] {
  const written = requisitionRecord(requisition);
  // What is no quantity is shown as it was typed, with what is wrong with it.
  const wrong = requisition.quantity === 0 ? problems.find(({ field }) => field === 'quantity') : undefined;
  const price = item?.price ?? (saidPrice === null ? null : usd(saidPrice));
  return {
    key, number: at + 1, stockNumber: requisition.stockNumber, name: item?.name ?? '', isOnDemand: item?.source === 'onDemand', quantity: requisition.quantity, ...(wrong !== undefined && { wrongQuantity: { typed: typedQuantity, message: wrong.message } }), unitOfIssue: requisition.unitOfIssue,
    price, isPriceSaid: saidPrice !== null, total: lineTotal(price, requisition.quantity),
    record: 'record' in written ? written.record : null, remarks: requisition.remarks, furtherAdviceCodes: [...requisition.furtherAdviceCodes], exportOption: requisition.exportOption, problems: problems.filter((each) => each !== wrong).map(({ message }) => message),
  };
}
