import { totalsOf, vendorGroups, withQuantity } from '../cart/cart.examples.ts';
import { depot, office } from './address.examples.ts';
import { card } from './checkout.examples.ts';
import type { Order } from './order.schema.ts';

/** Two of each: no vendor takes an order below their minimum. */
const ordered = vendorGroups.map((group) => withQuantity(group, 2));

const { isDefault: _default, ...orderedDepot } = depot;

export const orderPlaced: Order = {
  orderNumber: 'A27-0000123-6',
  placedAt: '2026-11-20T15:04:05Z',
  placedBy: 'Demo Buyer',
  purchaseOrders: ordered.map((group, i) => ({
    poNumber: `A27-0000123-6-0${i + 1}`,
    vendor: group.vendor,
    contractNumber: group.contractNumber,
    status: 'Submitted',
    lines: group.lines.map(({ cartKey: _key, change: _change, ...line }) => line),
    note: i === 0 ? 'Deliver to the loading dock.' : '',
    deliverBy: i === 0 ? '2026-12-15' : null,
    ...(i === 1 && { speed: 'faster' as const }),
    subtotal: group.subtotal,
  })),
  shipTo: (({ isDefault: _default, ...address }) => address)(office),
  payment: card,
  totals: totalsOf(ordered),
};

/** The second purchase order goes to an address of its own. */
export const orderToTwoAddresses: Order = {
  ...orderPlaced, purchaseOrders: orderPlaced.purchaseOrders.map((purchaseOrder, i) => (i === 1 ? { ...purchaseOrder, shipTo: orderedDepot } : purchaseOrder)),
};
