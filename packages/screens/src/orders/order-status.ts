import { orderStatusWords, type OrderRow } from '@quartermaster/contracts';

type OrderStatus = OrderRow['status'];

/** Status words in plain language. */
export const statusWords = orderStatusWords;

export const orderStatuses = Object.keys(statusWords) as OrderStatus[];

export const statusLook: Record<OrderStatus, 'neutral' | 'info' | 'success' | 'warning'> = {
  Submitted: 'neutral',
  Sent: 'neutral',
  Accepted: 'info',
  PartlyShipped: 'info',
  Shipped: 'info',
  Delivered: 'success',
  Rejected: 'warning',
  Canceled: 'warning',
};
