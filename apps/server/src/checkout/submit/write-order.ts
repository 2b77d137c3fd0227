import { consignmentsOf, type Address, type CartLine, type Consignment, type Order, type Payment, type PurchaseOrder } from '@quartermaster/contracts';
import { prepared, sql, type Sql } from '@quartermaster/database';
import type { DocumentNumbers } from '@quartermaster/deployment';
import { dueOn, outlookOf, submitted } from '../../purchase-orders/index.ts';
import type { Queries } from '../../runtime/index.ts';
import type { CheckoutOwner } from '../review/checkout-choices.ts';
import type { ReviewState } from '../review/review-state.ts';

export interface OrderHead extends CheckoutOwner {
  orderNumber: string;
  submitKey: string;
  placedAt: Date;
  placedBy: string;
}

type Orderable = ReviewState & { shipTo: NonNullable<ReviewState['shipTo']>; payment: NonNullable<ReviewState['payment']> };

/** The order that a review becomes: one purchase order for each vendor and destination. */
export function orderOf(head: OrderHead, review: Orderable, numbers: DocumentNumbers): Order {
  return {
    orderNumber: head.orderNumber,
    placedAt: head.placedAt.toISOString(),
    placedBy: head.placedBy,
    purchaseOrders: consignmentsOf(review.groups, review.terms).map((consignment, i) => purchaseOrderOf(numbers.purchaseOrder(head.orderNumber, i + 1), consignment, review)),
    shipTo: asOrdered(review.shipTo),
    payment: withoutLabel(review.payment),
    totals: review.totals,
  };
}

/** An order keeps the address as it was, and not what it is in the buyer's book. */
const asOrdered = ({ isDefault: _default, ...address }: Address): Order['shipTo'] => address;

function purchaseOrderOf(poNumber: string, { group, shipTo, note }: Consignment, { terms, shipTo: ofOrder }: Orderable): PurchaseOrder {
  const { deliverBy = null, speed, billing } = terms.find(({ groupId }) => groupId === group.groupId) ?? {};
  return {
    poNumber,
    vendor: group.vendor,
    contractNumber: group.contractNumber,
    status: 'Submitted',
    lines: group.lines.map(orderedLine),
    note,
    deliverBy,
    ...(speed !== undefined && { speed }),
    ...(billing !== undefined && { billing }),
    ...(shipTo !== null && shipTo.addressId !== ofOrder.addressId && { shipTo: asOrdered(shipTo) }),
    subtotal: group.subtotal,
  };
}

const orderedLine = ({ cartKey: _key, change: _change, reduction, ...line }: CartLine): PurchaseOrder['lines'][number] => ({ ...line, ...(reduction?.counts === true && { reduction }) });

/** What is written together with an order. */
export interface OrderEffects {
  readonly stockTaken: Sql;
  readonly cartEmptied: { readonly lines: Sql; readonly version: Sql };
  readonly checkoutCleared: Sql;
  readonly deliveriesQueued: Sql;
  readonly answerKept: Sql;
}

/**
 * Writes the order with everything that it brings about, in the transaction that `queries` is in. One statement, however many lines there
 * are: the transaction holds locks that others wait for.
 */
export async function writeOrder(queries: Queries, head: OrderHead, order: Order, effects: OrderEffects): Promise<void> {
  const { totals } = order;
  await queries.query(
    prepared(sql`with placed as (
       insert into marketplace.placed_order
         (order_number, buyer_id, store, submit_key, placed_at, placed_by, ship_to, payment, currency, subtotal, shipping, tax, total)
       values (${order.orderNumber}, ${head.buyerId}, ${head.store}, ${head.submitKey}, ${head.placedAt}, ${order.placedBy},
         ${JSON.stringify(order.shipTo)}, ${JSON.stringify(order.payment)}, ${totals.total.currency},
         ${totals.subtotal.amount}, ${totals.shipping.amount}, ${totals.tax.amount}, ${totals.total.amount})),
     parts as (
       insert into marketplace.purchase_order
       select * from jsonb_populate_recordset(null::marketplace.purchase_order, ${JSON.stringify(purchaseOrderRows(order, head.placedAt))}::jsonb)),
     lines as (
       insert into marketplace.purchase_order_line
       select * from jsonb_populate_recordset(null::marketplace.purchase_order_line, ${JSON.stringify(lineRows(order))}::jsonb)),
     stock as (${effects.stockTaken}),
     emptied as (${effects.cartEmptied.lines}),
     raised as (${effects.cartEmptied.version}),
     cleared as (${effects.checkoutCleared}),
     queued as (${effects.deliveriesQueued})
     ${effects.answerKept}`),
  );
}

const purchaseOrderRows = (order: Order, placedAt: Date) =>
  order.purchaseOrders.map((purchaseOrder, i) => ({
    po_number: purchaseOrder.poNumber,
    order_number: order.orderNumber,
    position: i + 1,
    vendor_id: purchaseOrder.vendor.id,
    vendor_name: purchaseOrder.vendor.name,
    contract_number: purchaseOrder.contractNumber,
    status: purchaseOrder.status,
    note: purchaseOrder.note,
    deliver_by: purchaseOrder.deliverBy,
    speed: purchaseOrder.speed ?? 'standard',
    billing: purchaseOrder.billing ?? null,
    ship_to: purchaseOrder.shipTo ?? null,
    subtotal: purchaseOrder.subtotal.amount,
    expected_on: expectedOn(purchaseOrder, placedAt),
  }));

/** The first day on which something is expected, when nothing has happened yet. */
function expectedOn({ lines, deliverBy }: PurchaseOrder, placedAt: Date): string | null {
  const state = submitted(lines.map(({ quantity }, i) => ({ position: i + 1, quantity })));
  const terms = lines.map(({ kind, deliveryDays, price }, i) => ({ position: i + 1, unitPrice: price.unitPrice.amount, dueOn: dueOn(placedAt, kind, deliveryDays) }));
  return outlookOf(state, { deliverBy, lines: terms }).expectedOn;
}

const lineRows = (order: Order) =>
  order.purchaseOrders.flatMap(({ poNumber, lines }) =>
    lines.map((line, i) => ({
      po_number: poNumber,
      position: i + 1,
      offer_id: line.offerId,
      product_id: line.productId,
      quantity: line.quantity,
      unit_price: line.price.unitPrice.amount,
      line_total: line.lineTotal.amount,
      line,
    })),
  );

/** The buyer's own name for a way to pay is theirs: vendors read the order. */
function withoutLabel(payment: Payment): Payment {
  const { label: _label, ...rest } = payment;
  return rest;
}
