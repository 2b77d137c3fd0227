import type { OrderRow } from '@quartermaster/contracts';

type OrderStatus = OrderRow['status'];

/** Status words in plain language. */
export const statusWords: Record<OrderStatus, string> = {
  Submitted: 'Sent to the vendor',
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
