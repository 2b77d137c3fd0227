import type { Approval, ApprovalStatus } from '@quartermaster/contracts';
import type { BadgeProps } from '@quartermaster/ui';

export const statusWords: Readonly<Record<ApprovalStatus, { readonly text: string; readonly look: NonNullable<BadgeProps['look']> }>> = {
  waiting: { text: 'Waiting for authorization', look: 'warning' },
  ordered: { text: 'Authorized and ordered', look: 'success' },
  returned: { text: 'Returned', look: 'neutral' },
  withdrawn: { text: 'Withdrawn', look: 'neutral' },
  expired: { text: 'Not answered in time', look: 'neutral' },
};

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

/** The day of an instant, in Washington. */
export const dayOf = (instant: string): string => days.format(new Date(instant));

/** What a cart is for the person who looks at it. */
export function leadOf({ as, status, cause, payer, orderNumber }: Approval): string {
  const why = cause === 'funds' ? `${payer} is under funds control: an approver authorizes its orders.` : `This order is above what the store lets a buyer order alone. An approver of ${payer} authorizes it.`;
  if (status === 'waiting') return `${why} ${as === 'buyer' ? 'Nothing is ordered yet: you get a mail when it is decided.' : 'It is ordered when you authorize it, and not before.'}`;
  if (status === 'ordered') return `It is order ${orderNumber ?? ''}.`;
  return as === 'buyer' ? 'Nothing is ordered. You can put the items back into your cart, and send them again.' : 'Nothing is ordered.';
}
