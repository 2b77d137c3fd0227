import { orderPlaced } from '../checkout/order.examples.ts';
import { usd } from '../money/money.ts';
import type { OrderLineRow, OrderRow } from './order-row.schema.ts';

export const orderRow: OrderRow = {
  orderNumber: orderPlaced.orderNumber,
  placedAt: orderPlaced.placedAt,
  vendors: orderPlaced.purchaseOrders.map(({ vendor }) => vendor.name),
  lineCount: orderPlaced.purchaseOrders.reduce((sum, { lines }) => sum + lines.length, 0),
  total: orderPlaced.totals.total,
  status: 'Submitted',
};

/** The lines of that order. */
export const orderLineRows: OrderLineRow[] = orderPlaced.purchaseOrders.flatMap(({ poNumber, status, vendor, contractNumber, lines }) =>
  lines.map((line) => ({
    orderNumber: orderPlaced.orderNumber,
    placedAt: orderPlaced.placedAt,
    poNumber,
    status,
    vendor: vendor.name,
    contractNumber,
    name: line.name,
    manufacturer: line.manufactureName,
    partNumber: line.itemNumber,
    nsn: line.gsin,
    quantity: line.quantity,
    unitOfIssue: line.unitOfIssue.name,
    unitPrice: line.price.unitPrice,
    lineTotal: line.lineTotal,
  })));

/** The vendors of an order, for the filter. */
export const orderVendors = orderPlaced.purchaseOrders.map(({ vendor }) => vendor);

/** The last digits of the numbers, by Damm's method, from the newest order back. */
const checkDigits = '602436845129074310279685246895713009763418527';
const firstDay = Date.parse(orderPlaced.placedAt);
const amounts = [43_680, 7_450, 128_990, 19_899, 310_275, 16_490, 74_900, 22_415, 9_640];
const statuses: readonly (readonly [days: number, status: OrderRow['status']])[] = [[1, 'Submitted'], [2, 'Sent'], [5, 'Accepted'], [8, 'PartlyShipped'], [12, 'Shipped'], [Infinity, 'Delivered']];

/** Forty-five orders, the newest first: one a day, since the fiscal year began that their numbers name. */
export const orderRows: OrderRow[] = Array.from(checkDigits, (digit, index) => {
  if (index === 0) return orderRow;
  const isCanceled = index % 11 === 7;
  return {
    orderNumber: `A27-${String(123 - index).padStart(7, '0')}-${digit}`,
    placedAt: new Date(firstDay - index * (86_400_000 + 260_000)).toISOString().replace('.000Z', 'Z'),
    vendors: orderRow.vendors.slice(...([[0, 1], [1, 2], [0, 2]] as const)[index % 3] ?? []),
    lineCount: 2 + (index % 4),
    total: usd(amounts[index % amounts.length] ?? 0),
    status: isCanceled ? 'Canceled' : index % 17 === 16 ? 'Rejected' : (statuses.find(([until]) => index <= until)?.[1] ?? 'Delivered'),
  };
});
