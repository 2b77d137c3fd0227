import { sql, type Pool } from '@quartermaster/database';

/** The vendor of all that is drained; no order of the clients goes to it. */
const vendorId = 'V-BENCH';

/** Copies of a purchase order that a client has placed, which do not wait yet. */
export async function copyPurchaseOrders(pool: Pool, name: string, count: number): Promise<void> {
  await pool.query(sql`
    with placed as (select po_number from marketplace.purchase_order where vendor_id <> ${vendorId} order by po_number limit 1), copies as (
      insert into marketplace.purchase_order
      select (jsonb_populate_record(null::marketplace.purchase_order, to_jsonb(original) || jsonb_build_object('po_number', ${name}::text || '-' || n, 'position', 1000000 + n + ${name === 'mail' ? 1_000_000 : 0}::integer, 'vendor_id', ${vendorId}::text, 'status', 'Submitted'))).*
      from placed join marketplace.purchase_order original using (po_number), generate_series(1, ${count}::integer) as n returning po_number)
    insert into marketplace.purchase_order_line
    select (jsonb_populate_record(null::marketplace.purchase_order_line, to_jsonb(copied) || jsonb_build_object('po_number', ${name}::text || '-' || n))).*
    from placed join marketplace.purchase_order_line copied using (po_number), generate_series(1, ${count}::integer) as n`);
  await pool.query('analyze marketplace.purchase_order, marketplace.purchase_order_line');
}

/** Lets them all wait at once for their vendor, who has this way. */
export async function letWait(pool: Pool, name: string, settings: object): Promise<void> {
  await pool.query(sql`delete from marketplace.vendor_way`);
  await pool.query(sql`insert into marketplace.vendor_way (vendor_id, contract_number, way, settings) values (${vendorId}, '', ${name}, ${JSON.stringify(settings)})`);
  await pool.query(sql`
    insert into marketplace.vendor_delivery (po_number, created_at, next_attempt_at)
    select po_number, now(), now() from marketplace.purchase_order where vendor_id = ${vendorId} and po_number like ${`${name}-%`}`);
}

export async function stillWaiting(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(sql`
    select count(*) as waiting from marketplace.vendor_delivery join marketplace.purchase_order using (po_number) where vendor_id = ${vendorId} and delivered_at is null`);
  return rows[0]?.waiting ?? 0;
}
