import { sql } from '@quartermaster/database';
import { daysAfter, washingtonDay, type Queries } from '../../runtime/index.ts';
import type { OrderedTerms } from '../state/outlook.ts';

interface LineRow {
  deliver_by: string | null;
  placed_at: Date;
  position: number;
  unit_price: number;
  kind: string;
  delivery_days: number;
}

/** The day on which a line arrives that was ordered at an instant; services have no delivery time. */
export const dueOn = (placedAt: Date, kind: string, deliveryDays: number): string | null =>
  kind === 'product' ? daysAfter(washingtonDay(placedAt), deliveryDays) : null;

/** What was agreed for a purchase order when it was placed. */
export async function readTerms(queries: Queries, poNumber: string): Promise<OrderedTerms> {
  const { rows } = await queries.query<LineRow>(sql`
    select po.deliver_by, placed.placed_at, line.position, line.unit_price, line.line->>'kind' as kind, (line.line->>'deliveryDays')::integer as delivery_days
    from marketplace.purchase_order po
    join marketplace.placed_order placed using (order_number)
    join marketplace.purchase_order_line line using (po_number)
    where po.po_number = ${poNumber} order by line.position`);
  return {
    deliverBy: rows[0]?.deliver_by ?? null,
    lines: rows.map(({ placed_at, position, unit_price, kind, delivery_days }) => ({ position, unitPrice: unit_price, dueOn: dueOn(placed_at, kind, delivery_days) })),
  };
}
