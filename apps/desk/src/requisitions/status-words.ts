import type { ListedRequisition } from '@quartermaster/contracts-desk';
import type { BadgeProps } from '@quartermaster/ui';

type Status = ListedRequisition['status'];

/** A status in words, and how it looks. */
export const statusWords: Readonly<Record<Status, { readonly text: string; readonly look: NonNullable<BadgeProps['look']> }>> = {
  Entered: { text: 'Waits for the next file', look: 'info' }, Withdrawn: { text: 'Withdrawn', look: 'neutral' }, Sent: { text: 'Sent', look: 'info' }, InProcess: { text: 'In process', look: 'info' },
  Backordered: { text: 'Back-ordered', look: 'warning' }, Delayed: { text: 'Delayed', look: 'warning' }, Procured: { text: 'Being procured', look: 'info' }, PartlyShipped: { text: 'Partly shipped', look: 'info' },
  Shipped: { text: 'Shipped', look: 'success' }, Rejected: { text: 'Rejected', look: 'error' }, Canceled: { text: 'Canceled', look: 'neutral' },
};

/** In the order in which a requisition passes them. */
export const statuses = Object.keys(statusWords) as readonly Status[];

/** Of a list that is filtered by them. */
export const statusChoices = [{ value: 'all', label: 'All' }, ...statuses.map((status) => ({ value: status, label: statusWords[status].text }))];
