import { empty, sql, type Connection } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

export type DeliveryState = 'waiting' | 'dead' | 'delivered' | 'all';

/** A purchase order as the operator sees its way to the vendor. */
export interface ListedDelivery {
  readonly poNumber: string;
  readonly vendorId: string;
  readonly deliveryKey: string;
  readonly way: string | null;
  readonly attempts: number;
  readonly lastError: string | null;
  /** What is known, since when. */
  readonly state: 'waiting' | 'dead' | 'delivered' | 'withdrawn';
  readonly since: Date;
  /** Of what waits: not before then. */
  readonly nextAttemptAt: Date;
}

interface DeliveryRow {
  po_number: string;
  vendor_id: string;
  delivery_key: string;
  way: string | null;
  attempts: number;
  last_error: string | null;
  created_at: Date;
  next_attempt_at: Date;
  delivered_at: Date | null;
  dead_at: Date | null;
  withdrawn_at: Date | null;
}

const deliveries = sql`
    select po_number, vendor_id, delivery_key, way, attempts, last_error, created_at, next_attempt_at, delivered_at, dead_at, withdrawn_at
    from marketplace.vendor_delivery join marketplace.purchase_order using (po_number)`;

/** The newest deliveries of a state, `most` at most. */
export async function listDeliveries(queries: Queries, state: DeliveryState, most: number): Promise<ListedDelivery[]> {
  const wanted = {
    all: empty,
    delivered: sql`where delivered_at is not null`,
    dead: sql`where dead_at is not null`,
    waiting: sql`where delivered_at is null and dead_at is null and withdrawn_at is null`,
  }[state];
  const { rows } = await queries.query<DeliveryRow>(sql`${deliveries} ${wanted} order by created_at desc, po_number limit ${most}`);
  return rows.map(deliveryOf);
}

/** The delivery of one purchase order; null where there is none. */
export async function readDelivery(queries: Queries, poNumber: string): Promise<ListedDelivery | null> {
  const { rows: [row] } = await queries.query<DeliveryRow>(sql`${deliveries} where po_number = ${poNumber}`);
  return row === undefined ? null : deliveryOf(row);
}

/** A purchase order that is in a mail and has not left. */
export interface MailedPurchaseOrder {
  readonly poNumber: string;
  readonly isDead: boolean;
  /** A process may have read just now what became of the mail. */
  readonly isLookedAt: boolean;
}

/** Those of these mails, by the number of the mail, which is the delivery key. They are held: until the transaction ends no process looks at them. */
export async function mailedPurchaseOrders(connection: Connection, mailIds: readonly string[]): Promise<ReadonlyMap<string, MailedPurchaseOrder>> {
  const { rows } = await connection.query<{ delivery_key: string; po_number: string; is_dead: boolean; is_looked_at: boolean }>(sql`
    select delivery_key, po_number, dead_at is not null as is_dead, claim is not null as is_looked_at from marketplace.vendor_delivery
    where delivery_key = any(${mailIds}::uuid[]) and delivered_at is null and withdrawn_at is null order by delivery_key for update`);
  return new Map(rows.map(({ delivery_key: mailId, po_number: poNumber, is_dead: isDead, is_looked_at: isLookedAt }) => [mailId, { poNumber, isDead, isLookedAt }]));
}

/** One or more attempts, one after another, that failed for one reason. */
export interface DeliveryFailure {
  /** Of the first. */
  readonly failedAt: Date;
  /** Null: there was none for the vendor. */
  readonly way: string | null;
  readonly reason: string;
}

/** Why a purchase order could not be sent, the newest first, `most` at most. */
export async function listFailures(queries: Queries, deliveryKey: string, most: number): Promise<DeliveryFailure[]> {
  const { rows } = await queries.query<{ failed_at: Date; way: string | null; reason: string }>(sql`
    select failed_at, way, reason from marketplace.vendor_delivery_failure where delivery_key = ${deliveryKey} order by failure_id desc limit ${most}`);
  return rows.map(({ failed_at: failedAt, way, reason }) => ({ failedAt, way, reason }));
}

const deliveryOf = (row: DeliveryRow): ListedDelivery => ({
  poNumber: row.po_number, vendorId: row.vendor_id, deliveryKey: row.delivery_key, way: row.way, attempts: row.attempts, lastError: row.last_error, nextAttemptAt: row.next_attempt_at, ...stateOf(row),
});

function stateOf({ created_at: created, delivered_at: delivered, dead_at: dead, withdrawn_at: withdrawn }: DeliveryRow): Pick<ListedDelivery, 'state' | 'since'> {
  if (delivered !== null) return { state: 'delivered', since: delivered };
  if (dead !== null) return { state: 'dead', since: dead };
  return withdrawn === null ? { state: 'waiting', since: created } : { state: 'withdrawn', since: withdrawn };
}
