import type { Order } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';

/** The facts that must be true after an order was placed at last. */
export interface ExpectedLedger {
  /** Orders so far; each of them was killed once. */
  orders: number;
  submitKey: string;
  /** The answer that the buyer got. */
  order: Order;
  offerId: string;
  stock: number;
}

/** Compares the database with what must be true. @throws Error that names every difference */
export async function checkLedger(database: Pool, expected: ExpectedLedger): Promise<void> {
  const { rows } = await database.query<Record<string, number | string | null>>(
    `select
       (select count(*) from marketplace.placed_order) as orders,
       (select count(*) from marketplace.placed_order where submit_key = $1) as orders_of_key,
       (select order_number from marketplace.placed_order where submit_key = $1) as order_number,
       (select order_number from marketplace.submission where submit_key = $1) as answered_number,
       (select count(*) from marketplace.purchase_order_line where po_number like $2 || '-%') as lines,
       (select sum(line_total) from marketplace.purchase_order_line where po_number like $2 || '-%') as subtotal,
       (select sum(last) from marketplace.order_counter) as counted,
       (select count(*) from marketplace.submission) as submissions,
       (select count(*) from marketplace.cart_line) as cart_lines,
       (select available from marketplace.offer where offer_id = $3) as stock`,
    [expected.submitKey, expected.order.orderNumber, expected.offerId],
  );
  const found = rows[0] ?? {};
  const must: Record<string, number | string> = {
    orders: expected.orders,
    orders_of_key: 1,
    order_number: expected.order.orderNumber,
    answered_number: expected.order.orderNumber,
    lines: 1,
    subtotal: expected.order.totals.subtotal.amount,
    counted: expected.orders,
    submissions: expected.orders,
    cart_lines: 0,
    stock: expected.stock,
  };
  const differences = Object.entries(must).filter(([name, value]) => String(found[name]) !== String(value));
  if (differences.length > 0) {
    throw new Error(`After order ${expected.orders}: ${differences.map(([name, value]) => `${name} is ${found[name]}, and must be ${value}`).join('; ')}.`);
  }
}
