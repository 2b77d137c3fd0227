import { yearBeginnings, type AuthorizationStatus } from '@quartermaster/contracts';
import type { BadgeProps } from '@quartermaster/ui';

export const statusWords: Readonly<Record<AuthorizationStatus, { readonly text: string; readonly look: NonNullable<BadgeProps['look']> }>> = {
  requested: { text: 'Waiting for an answer', look: 'warning' },
  authorized: { text: 'Authorized', look: 'success' },
  declined: { text: 'Declined', look: 'neutral' },
  withdrawn: { text: 'Withdrawn', look: 'neutral' },
  expired: { text: 'Not answered in time', look: 'neutral' },
  ended: { text: 'Over', look: 'neutral' },
  revoked: { text: 'Revoked', look: 'neutral' },
  replaced: { text: 'Replaced by a newer one', look: 'neutral' },
};

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });
const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of an instant, in Washington. */
export const dayOf = (instant: string): string => days.format(new Date(instant));

/** A calendar day, `YYYY-MM-DD`. */
export const dayInWords = (day: string): string => calendar.format(new Date(`${day}T00:00:00Z`));

export const yearWords = (begins: number): string => yearBeginnings.find(({ month }) => month === begins)?.label ?? '';
