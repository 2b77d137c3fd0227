import { sql, type Sql } from '@quartermaster/database';

/** Why an operator should look at a purchase order that its vendor does not have, or at something of it that its vendor was not told (`untold`). */
export type StuckKind = 'dead' | 'no-way' | 'unsent' | 'untold';

/** Milliseconds after which a purchase order that still waits is for an operator to see. */
const usualWait = 60 * 60_000;

/** It was tried, and there was no way by which. */
const withoutWay = sql`(way is null and last_error is not null)`;

/**
 * A query of what an operator has to see to at a time: `po_number`, `kind`, `since`; decision 0174 has the rule in words. The delivery of a purchase
 * order that is canceled, or that an operator knows to be with its vendor, is none of them, whatever became of it.
 */
export const stuckDeliveries = (now: Date): Sql => sql`
  select po_number, 'dead' as kind, dead_at as since
  from marketplace.vendor_delivery join marketplace.purchase_order using (po_number) where dead_at is not null and status = 'Submitted'
  union all
  select po_number, case when ${withoutWay} then 'no-way' else 'unsent' end, created_at
  from marketplace.vendor_delivery join marketplace.purchase_order using (po_number)
  where delivered_at is null and dead_at is null and withdrawn_at is null and status = 'Submitted'
    and (${withoutWay} or created_at <= ${new Date(now.getTime() - usualWait)})
  union all
  select po_number, 'untold', min(happened_at)
  from marketplace.vendor_notice join marketplace.purchase_order_event using (po_number, position)
  where settled_at is null and last_error is not null group by po_number`;
