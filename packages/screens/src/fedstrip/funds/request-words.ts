import type { ListedRequisitionRequest, RequisitionRequest } from '@quartermaster/contracts';
import type { BadgeProps } from '@quartermaster/ui';

/** What became of requisitions that an approver was asked for, in words, and how that looks. */
export const requestStatuses: Readonly<Record<ListedRequisitionRequest['status'], { readonly text: string; readonly look: NonNullable<BadgeProps['look']> }>> = {
  waiting: { text: 'Waiting for authorization', look: 'warning' },
  authorized: { text: 'Authorized and entered', look: 'success' },
  returned: { text: 'Returned', look: 'neutral' },
  withdrawn: { text: 'Withdrawn', look: 'neutral' },
  expired: { text: 'Not answered in time', look: 'neutral' },
};

export const countOf = (lines: number): string => (lines === 1 ? '1 requisition' : `${lines} requisitions`);

/** What requisitions under funds control are for the person who looks at them. */
export function requestLead({ as, status, cause, payer }: RequisitionRequest): string {
  const why = cause === 'funds' ? `${payer} is under funds control: an approver authorizes its requisitions.` : `These are above what the store lets a buyer order alone. An approver of ${payer} authorizes them.`;
  if (status === 'waiting') return `${why} ${as === 'buyer' ? 'Nothing is sent yet: you get a mail when it is decided.' : 'They are sent when you authorize them, and not before.'}`;
  if (status === 'authorized') return 'They have their document numbers, and go out with the next file.';
  return as === 'buyer' ? 'Nothing was sent. You can put the lines back, change them and send them again.' : 'Nothing was sent.';
}
