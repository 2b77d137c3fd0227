import { finalDestinationLines, formatMoney, orderStatusWords, placeLine, termsInWords, usd, type Order, type PurchaseOrder } from '@quartermaster/contracts';
import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { sql } from '@quartermaster/database';
import { eventWords, listVendorLinks, movesOf, readPurchaseOrders, statusOf, type PurchaseOrderRecord } from '../../purchase-orders/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { listFailures, listNotices, readDelivery } from '../../vendor-delivery/index.ts';
import { reasonsOf } from './list-orders.ts';
import { reasonOf } from './queue.ts';

type Whole = DeskAnswer<'/order'>;

interface HeadRow {
  readonly order_number: string;
  readonly store: string;
  readonly placed_at: Date;
  readonly placed_by: string;
  readonly ship_to: Order['shipTo'];
  readonly vendor_id: string;
  readonly vendor_name: string;
  readonly contract_number: string;
  readonly note: string;
  readonly deliver_by: string | null;
  readonly speed: NonNullable<PurchaseOrder['speed']>;
  readonly billing: NonNullable<PurchaseOrder['billing']> | null;
  readonly subtotal: number;
  readonly lines: PurchaseOrder['lines'];
}

/** More wait only where no operator has looked for long. */
const mostUntold = 50;
const mostFailures = 50;

/** All that operators may know of one purchase order: how it is paid is none of it. Null for a number that is none. */
export async function readOrder(queries: Queries, number: string, now: Date): Promise<Whole | null> {
  const { rows: [head] } = await queries.query<HeadRow>(sql`
    select po.order_number, placed.store, placed.placed_at, placed.placed_by, coalesce(po.ship_to, placed.ship_to) as ship_to, po.vendor_id, po.vendor_name, po.contract_number, po.note, po.deliver_by::text as deliver_by, po.speed, po.billing, po.subtotal,
      (select jsonb_agg(line.line order by line.position) from marketplace.purchase_order_line line where line.po_number = po.po_number) as lines
    from marketplace.purchase_order po join marketplace.placed_order placed using (order_number) where po.po_number = ${number}`);
  const record = (await readPurchaseOrders(queries, [number])).get(number);
  if (head === undefined || record === undefined) return null;
  const reasons = await reasonsOf(queries, [number], now);
  return {
    order: { ...headOf(number, head, record), reasons: (reasons.get(number) ?? []).map(reasonOf) },
    lines: linesOf(head, record),
    moves: movesOf(record.state),
    happenings: record.events.map(({ position, happenedAt, event, actor, way }) => ({
      position, at: happenedAt.toISOString(), ...eventWords(event), isMessage: event.kind === 'message', by: actor.kind, name: actor.name, way,
    })),
    delivery: await deliveryOf(queries, number),
    untold: (await listNotices(queries, number, mostUntold)).map(({ recorded: { position, event }, lastError }) => ({ position, title: eventWords(event).title, reason: lastError })),
    links: await linksOf(queries, number, now),
  };
}

const headOf = (number: string, head: HeadRow, { state }: PurchaseOrderRecord): Omit<Whole['order'], 'reasons'> => ({
  number,
  orderNumber: head.order_number,
  store: head.store,
  placedAt: head.placed_at.toISOString(),
  placedBy: head.placed_by,
  shipTo: addressLines(head.ship_to),
  vendorId: head.vendor_id,
  vendor: head.vendor_name,
  contractNumber: head.contract_number,
  status: orderStatusWords[statusOf(state)],
  note: head.note,
  deliverBy: head.deliver_by,
  terms: termsInWords({ speed: head.speed, billing: head.billing ?? undefined }).map(({ name, words }) => ({ name, words })),
  subtotal: formatMoney(usd(head.subtotal)),
  invoiceNumbers: [...state.invoiceNumbers],
  isCancellationAsked: state.isCancellationAsked,
});

const addressLines = (shipTo: Order['shipTo']): string[] => {
  const { organization, contactName, phone, line1, line2, finalDestination } = shipTo;
  const final = finalDestinationLines(finalDestination).join(', ');
  return [organization, [contactName, phone].filter((part) => part !== '').join(', '), line1, line2, placeLine(shipTo), final === '' ? '' : `final destination: ${final}`].filter((text) => text !== '');
};

const linesOf = (head: HeadRow, { state }: PurchaseOrderRecord): Whole['lines'] =>
  state.lines.map(({ position, ordered, rejected, rejectedReason, shipped, received, promisedDate }) => {
    const line = head.lines[position - 1];
    return {
      position, ordered, rejected, rejectedReason, shipped, received, promisedDate,
      name: line?.name ?? '', unitOfIssue: line?.unitOfIssue.name ?? '', total: line === undefined ? '' : formatMoney(line.lineTotal),
    };
  });

async function deliveryOf(queries: Queries, number: string): Promise<Whole['delivery']> {
  const delivery = await readDelivery(queries, number);
  if (delivery === null) return null;
  const { state, since, deliveryKey: key, way, attempts, lastError, nextAttemptAt } = delivery;
  const failures = (await listFailures(queries, key, mostFailures)).map(({ failedAt, ...failure }) => ({ at: failedAt.toISOString(), ...failure }));
  return { state, since: since.toISOString(), key, way, attempts, lastError, nextAttemptAt: state === 'waiting' ? nextAttemptAt.toISOString() : null, failures };
}

async function linksOf(queries: Queries, number: string, now: Date): Promise<Whole['links']> {
  const links = await listVendorLinks(queries, number);
  return links.map(({ linkId, createdAt, expiresAt, revokedAt }) => ({
    linkId,
    state: revokedAt !== null ? 'revoked' : expiresAt <= now ? 'expired' : 'open',
    createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString(), revokedAt: revokedAt?.toISOString() ?? null,
  }));
}
