import { randomUUID } from 'node:crypto';
import { SqlState, sqlState, type Pool } from '@quartermaster/database';
import { testMessage } from '../../vendor-delivery/testing/message.ts';
import type { TestServer } from '../../testing/server.ts';

let count = 0;

interface Facts {
  readonly quantities?: readonly number[];
  readonly vendorId?: string;
  readonly vendor?: string;
  readonly placedAt: Date;
  /** How far its delivery is, in columns of `vendor_delivery` beside its number; it waits for a day where nothing is said. */
  readonly delivery?: Readonly<Record<string, Date | string | number | null>>;
}

/** Puts an order with one purchase order into the tables, as placing it leaves them; gives the number of the purchase order. */
export async function addPurchaseOrder({ pool }: TestServer, { quantities = [5], vendorId = 'V-SAMPLE', vendor = 'Sample vendor', placedAt, delivery = {} }: Facts): Promise<string> {
  count += 1;
  const [buyerId, submitKey, orderNumber] = [randomUUID(), randomUUID(), `A27-${String(count).padStart(7, '0')}-6`];
  const poNumber = `${orderNumber}-01`;
  const [template] = testMessage.purchaseOrder.lines;
  await pool.query(
    `insert into marketplace.buyer (buyer_id, issuer, subject, first_name, last_name, email, created_at, updated_at) values ($1, 'test', $2, 'Demo', 'Buyer', 'buyer@agency.example.gov', $3, $3)`,
    [buyerId, buyerId, placedAt],
  );
  await pool.query(`insert into marketplace.submission (submit_key, buyer_id, store, request_hash, submitted_at) values ($1, $2, 'ADVANTAGE', '', $3)`, [submitKey, buyerId, placedAt]);
  await pool.query(
    `insert into marketplace.placed_order (order_number, buyer_id, store, submit_key, placed_at, placed_by, ship_to, payment, currency, subtotal, shipping, tax, total)
     values ($1, $2, 'ADVANTAGE', $3, $4, 'Demo Buyer', $5, '{"method":"card","lastFour":"1111"}', 'USD', 1000, 0, 0, 1000)`,
    [orderNumber, buyerId, submitKey, placedAt, JSON.stringify(testMessage.shipTo)],
  );
  await pool.query(
    `insert into marketplace.purchase_order (po_number, order_number, position, vendor_id, vendor_name, contract_number, status, note, deliver_by, subtotal)
     values ($1, $2, 1, $3, $4, '47SMPL-SAMPLE-01', 'Submitted', 'Dock 3', '2026-12-24', 1000)`,
    [poNumber, orderNumber, vendorId, vendor],
  );
  for (const [index, quantity] of quantities.entries()) {
    await pool.query(
      `insert into marketplace.purchase_order_line (po_number, position, offer_id, product_id, quantity, unit_price, line_total, line) values ($1, $2::int, 'offer', 'product', $3::bigint, 200, 200 * $3::bigint, $4)`,
      [poNumber, index + 1, quantity, JSON.stringify({ ...template, quantity })],
    );
  }
  const columns = { created_at: placedAt, next_attempt_at: new Date(placedAt.getTime() + 86_400_000), ...delivery };
  const names = Object.keys(columns);
  await pool.query(
    `insert into marketplace.vendor_delivery (po_number, ${names.join(', ')}) values ($1, ${names.map((_name, index) => `$${index + 2}`).join(', ')})`,
    [poNumber, ...Object.values(columns)],
  );
  return poNumber;
}

/**
 * Takes all orders away, with what hangs on them. The server that runs beside the test reads these tables in another order than the one in which TRUNCATE
 * locks them; the database ends one of the two where they wait for each other, and if that is this statement, it is run again.
 */
export async function removeOrders(pool: Pool): Promise<void> {
  for (let deadlocks = 0; ; deadlocks += 1) {
    try {
      await pool.query('truncate marketplace.placed_order cascade');
      return;
    } catch (error) {
      if (sqlState(error) !== SqlState.deadlockDetected || deadlocks === 5) throw error;
    }
  }
}
