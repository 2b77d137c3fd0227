import { disputeDays, usd, type StatementLine, type StatementPage, type StoreName } from '@quartermaster/contracts';
import { daysAfter, uuidIn, washingtonDay, type Queries } from '../../runtime/index.ts';
import type { OrderOwner } from '../order-store.ts';
import { readLines, readStatements, type KeptLine } from './kept-statements.ts';
import { explain } from './match/explain.ts';
import { matchCharges, ordersOfCharges, type Comparison } from './match/match-charges.ts';
import { dueFor } from './match/purchase.ts';
import { ordersByAac, readPurchases } from './read-purchases.ts';

/** A charge of other statements counts, where it can pay an order that one of this can: so many days around it. */
const aroundDays = 180;

/** Orders that a page offers or names, at most. */
const mostShown = 500;

/** A statement of the buyer's own, matched with their orders as they are now; null: they have none of this id in the store. */
export async function statementPage(queries: Queries, owner: OrderOwner, id: string, now: Date, problem: string | null = null): Promise<StatementPage | null> {
  const statements = await readStatements(queries, owner);
  const statement = statements.find(({ statementId }) => statementId === uuidIn(id));
  if (statement === undefined) return null;
  const [from, to] = [daysAfter(statement.from, -aroundDays), daysAfter(statement.to, aroundDays)];
  const around = statements.filter((each) => each.to >= from && each.from <= to);
  const lines = await readLines(queries, owner, around.map(({ statementId }) => statementId));
  const linked = lines.flatMap(({ choice }) => (choice?.kind === 'linked' ? [choice.poNumber] : []));
  const purchases = await readPurchases(queries, owner, { ...ordersOfCharges(statement.from, statement.to), also: linked });
  const comparison = matchCharges(lines, purchases);
  const own = lines.filter(({ statementId }) => statementId === statement.statementId);
  const byAac = await ordersByAac(queries, owner, statement, mostShown);
  return {
    statement, lines: own.toSorted((one, other) => one.line - other.line).map((line) => shownLine(line, comparison, owner.store, washingtonDay(now))), notCharged: notCharged(own, comparison, owner.store, statement), problem,
    linkable: purchases.slice(-mostShown).map((purchase) => ({ poNumber: purchase.poNumber, vendor: purchase.vendor, placedOn: purchase.placedOn, amount: usd(dueFor(purchase)), store: elsewhere(purchase, owner.store) })),
    leftOut: byAac.map(({ total, store, ...order }) => ({ ...order, total: usd(total), store: elsewhere({ store }, owner.store) })),
  };
}

/** The last day on which a charge can be disputed. */
export const lastDisputeDay = ({ day }: { readonly day: string }): string => daysAfter(day, disputeDays);

/** The store of what was ordered in another one than that of the statement; null: in this one. */
const elsewhere = ({ store }: { readonly store: StoreName }, own: StoreName): StoreName | null => (store === own ? null : store);

function shownLine(line: KeptLine, { matched }: Comparison, store: StoreName, today: string): StatementLine {
  const found = matched.get(line);
  const until = lastDisputeDay(line);
  return {
    line: line.line, day: line.day, amount: usd(line.amount), vendor: line.vendor, lastFour: line.lastFour, reference: line.reference, ...explain(found, line.amount, line.choice), choice: line.choice?.kind ?? null,
    orderNumber: found?.purchase.orderNumber ?? null, poNumber: found?.purchase.poNumber ?? null, orderStore: found === undefined ? null : elsewhere(found.purchase, store),
    dispute: line.dispute === null ? null : { notedAt: line.dispute.notedAt.toISOString(), reason: line.dispute.reason },
    disputeUntil: until, isDisputable: line.amount > 0 && today <= until,
  };
}

/** What was ordered with the cards of a statement in its time, and is not charged in full by any statement. */
function notCharged(lines: readonly KeptLine[], { open }: Comparison, store: StoreName, { from, to }: { readonly from: string; readonly to: string }): StatementPage['notCharged'] {
  const cards = new Set(lines.flatMap(({ lastFour }) => (lastFour === null ? [] : [lastFour])));
  return [...open].filter(([{ placedOn, lastFour }, left]) => left > 0 && placedOn >= from && placedOn <= to && (cards.size === 0 || cards.has(lastFour))).map(([purchase, left]) => ({
    orderNumber: purchase.orderNumber, poNumber: purchase.poNumber, vendor: purchase.vendor, placedOn: purchase.placedOn, open: usd(left), store: elsewhere(purchase, store),
    explanation: `${left === purchase.goods + purchase.extras ? 'Nothing of it is charged.' : 'It is not charged in full.'} ${purchase.isShipped ? 'All of it is shipped.' : 'Not all of it is shipped yet.'}`,
  }));
}
