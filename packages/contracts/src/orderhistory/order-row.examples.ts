import { orderPlaced } from '../checkout/order.examples.ts';
import type { OrderRow } from './order-row.schema.ts';

export const orderRow: OrderRow = {
  orderNumber: orderPlaced.orderNumber,
  placedAt: orderPlaced.placedAt,
  vendors: ['Sample Supply Co.', 'Sample Office Products'],
  lineCount: 2,
  total: orderPlaced.totals.total,
  status: 'Submitted',
};
