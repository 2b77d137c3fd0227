import type { RequisitionRow } from '@quartermaster/contracts';
import type { BadgeProps } from '@quartermaster/ui';

/** A status in words, and how it looks. */
export const requisitionStatuses: Readonly<Record<RequisitionRow['status'], { readonly text: string; readonly look: NonNullable<BadgeProps['look']> }>> = {
  Entered: { text: 'Waits for the next file', look: 'info' },
  Withdrawn: { text: 'Withdrawn', look: 'neutral' },
  Sent: { text: 'Sent', look: 'info' },
  InProcess: { text: 'In process', look: 'info' },
  Backordered: { text: 'Back-ordered', look: 'warning' },
  Delayed: { text: 'Delayed', look: 'warning' },
  Procured: { text: 'Being procured', look: 'info' },
  PartlyShipped: { text: 'Partly shipped', look: 'info' },
  Shipped: { text: 'Shipped', look: 'success' },
  Rejected: { text: 'Rejected', look: 'error' },
  Canceled: { text: 'Canceled', look: 'neutral' },
};
