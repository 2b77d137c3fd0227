import { orderPlaced } from '../checkout/order.examples.ts';
import { usd } from '../money/money.ts';
import type { OrderLineRow, OrderRow } from './order-row.schema.ts';

export const orderRow: OrderRow = {
  orderNumber: orderPlaced.orderNumber,
  placedAt: orderPlaced.placedAt,
  vendors: ['Sample Supply Co.', 'Sample Office Products'],
  lineCount: 2,
  total: orderPlaced.totals.total,
  status: 'Submitted',
};

export const orderLineRow: OrderLineRow = {
  orderNumber: orderPlaced.orderNumber,
  placedAt: orderPlaced.placedAt,
  poNumber: `${orderPlaced.orderNumber}-01`,
  status: 'Submitted',
  vendor: 'Sample Supply Co.',
  contractNumber: '47QSEA-SAMPLE-01',
  name: 'Xerox 006R90321 toner cartridge Original Black 6 pc(s)',
  manufacturer: 'Xerox',
  partNumber: '006R90321',
  nsn: '7510-01-392-0564',
  quantity: 2,
  unitOfIssue: 'Box',
  unitPrice: usd(21_840),
  lineTotal: usd(43_680),
};
