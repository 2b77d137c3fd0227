import type { OrderRow } from '@quartermaster/contracts';

type OrderStatus = OrderRow['status'];

/** Status words in plain language. */
export const statusWords: Record<OrderStatus, string> = {
  // What becomes of an order after that is up to the transports of the deployment.
  Submitted: 'Placed',
  Accepted: 'Accepted by the vendor',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Canceled: 'Canceled',
};

export const orderStatuses = Object.keys(statusWords) as OrderStatus[];

export const statusLook: Record<OrderStatus, 'neutral' | 'info' | 'success' | 'warning'> = {
  Submitted: 'neutral',
  Accepted: 'info',
  Shipped: 'info',
  Delivered: 'success',
  Canceled: 'warning',
};
