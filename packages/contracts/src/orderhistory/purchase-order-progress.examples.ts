import { orderPlaced } from '../checkout/order.examples.ts';
import type { Order } from '../checkout/order.schema.ts';
import type { PurchaseOrderProgress } from './purchase-order-progress.schema.ts';

/** An order just placed: nothing has happened yet. */
export const nothingYet: PurchaseOrderProgress[] = orderPlaced.purchaseOrders.map(({ poNumber, status, lines }) => ({
  poNumber,
  status,
  since: null,
  cancellation: 'possible',
  invoiceNumbers: [],
  lines: lines.map(({ name, quantity }, i) => ({ position: i + 1, name, ordered: quantity, rejected: 0, shipped: 0, received: 0, toReceive: 0, promisedDate: null })),
  happenings: [],
}));

const vendors = orderPlaced.purchaseOrders.map(({ vendor }) => vendor.name);

/** The first purchase order is shipped in part, the second rejected. */
export const underWay: PurchaseOrderProgress[] = nothingYet.map((purchaseOrder, i) =>
  i === 0
    ? {
        ...purchaseOrder,
        status: 'PartlyShipped',
        since: '2026-11-24T16:20:00Z',
        cancellation: 'on-request',
        invoiceNumbers: ['INV-2041'],
        lines: purchaseOrder.lines.map((line, at) => (at === 0 ? { ...line, shipped: 1, toReceive: 1, promisedDate: '2026-12-01' } : line)),
        happenings: [
          { position: 1, at: '2026-11-20T15:04:20Z', by: 'The marketplace', title: 'Sent to the vendor', text: '' },
          { position: 2, at: '2026-11-23T14:00:00Z', by: vendors[0] ?? '', title: 'Accepted', text: '' },
          { position: 3, at: '2026-11-23T14:01:00Z', by: vendors[0] ?? '', title: 'Message', text: 'The second one follows next week.' },
          { position: 4, at: '2026-11-24T16:20:00Z', by: vendors[0] ?? '', title: 'Shipped: 1 of line 1', text: 'Sample Freight, tracking number SF-1001' },
        ],
      }
    : {
        ...purchaseOrder,
        status: 'Rejected',
        since: '2026-11-23T15:00:00Z',
        cancellation: 'impossible',
        lines: purchaseOrder.lines.map((line) => ({ ...line, rejected: line.ordered })),
        happenings: [{ position: 1, at: '2026-11-23T15:00:00Z', by: vendors[1] ?? '', title: 'Rejected: 2 of line 1', text: 'No longer made.' }],
      });

/** The order of that progress. */
export const orderUnderWay: Order = {
  ...orderPlaced,
  purchaseOrders: orderPlaced.purchaseOrders.map((purchaseOrder, i) => ({ ...purchaseOrder, status: underWay[i]?.status ?? purchaseOrder.status })),
};
