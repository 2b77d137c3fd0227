import type { QueueReason } from '@quartermaster/contracts-desk';
import { sql, type Sql } from '@quartermaster/database';
import { openConcerns, type ConcernKind } from '../../purchase-orders/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { stuckDeliveries, type StuckKind } from '../../vendor-delivery/index.ts';

/** Every reason has one owner, who says when it begins and ends: the deliveries to vendors, or the events of purchase orders. */
type ReasonKind = StuckKind | ConcernKind;

/** The queue of operators at a time: a query of `po_number`, `kind`, `since`. It is no list of its own: what is seen to has left it. */
export const queue = (now: Date): Sql => sql`(${stuckDeliveries(now)} union all ${openConcerns(now)})`;

export interface ReasonRow {
  readonly kind: ReasonKind;
  readonly since: string;
}

/** The time of a row of JSON is as the database writes it. */
export const reasonOf = ({ kind, since }: ReasonRow): QueueReason => ({ kind, since: new Date(since).toISOString() });

/** How many purchase orders are in the queue, since when the oldest, and for what reasons. */
export async function countQueue(queries: Queries, now: Date): Promise<{ waiting: number; oldest: Date | null; reasons: { kind: ReasonKind; waiting: number }[] }> {
  const { rows } = await queries.query<{ kind: ReasonKind | null; waiting: number; oldest: Date | null }>(sql`
    select kind, count(distinct po_number)::int as waiting, min(since) as oldest from ${queue(now)} as entry group by grouping sets ((kind), ()) order by kind`);
  const all = rows.find(({ kind }) => kind === null);
  return {
    waiting: all?.waiting ?? 0,
    oldest: all?.oldest ?? null,
    reasons: rows.flatMap(({ kind, waiting }) => (kind === null ? [] : [{ kind, waiting }])),
  };
}
