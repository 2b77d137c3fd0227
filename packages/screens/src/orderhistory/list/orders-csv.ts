import { decimalDollars, type OrderRow } from '@quartermaster/contracts';
import { statusWords } from '../../orders/index.ts';

/** RFC 4180. A leading character that a spreadsheet would read as a formula gets an apostrophe before it. */
function cell(value: string): string {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows as they are shown: number, instant (UTC), vendors, items, total in dollars, status. */
export function ordersCsv(orders: readonly OrderRow[]): string {
  const rows = orders.map((order) => [
    order.orderNumber,
    order.placedAt,
    order.vendors.join('; '),
    String(order.lineCount),
    decimalDollars(order.total),
    statusWords[order.status],
  ]);
  return [['Order', 'Placed (UTC)', 'Vendors', 'Items', 'Total (USD)', 'Status'], ...rows].map((row) => row.map(cell).join(',')).join('\r\n');
}
