import { formatMoney, usd } from '@quartermaster/contracts';
import { yearWords, type AuthorizationEvent } from '../../authorization/index.ts';

/** What happened to an authorization, as operators read it. */
export function eventWords(event: AuthorizationEvent): { readonly title: string; readonly text: string } {
  switch (event.kind) {
    case 'requested':
      return { title: 'Asked', text: '' };
    case 'reminded':
      return { title: 'Supervisor reminded', text: '' };
    case 'authorized':
      return { title: 'Authorized', text: `${formatMoney(usd(event.limit))} a year (${yearWords(event.yearBegins)}), from ${event.from} to ${event.until}` };
    case 'declined':
      return { title: 'Declined', text: event.reason };
    case 'withdrawn':
      return { title: 'Withdrawn', text: '' };
    case 'expired':
      return { title: 'Not answered in time', text: '' };
    case 'ended':
      return { title: 'Over', text: 'The last day has passed.' };
    case 'revoked':
      return { title: 'Revoked', text: event.reason };
    case 'replaced':
      return { title: 'Replaced', text: 'A newer authorization of the member came into force.' };
  }
}
