import { formatMoney, usd } from '@quartermaster/contracts';
import type { RecordedApprovalEvent } from '../record/kept-events.ts';
import type { ApprovalEvent } from '../state/event.ts';

const fundWords = ({ fund, appropriation }: { readonly fund: string | null; readonly appropriation: string | null }): string[] => (fund === null ? [] : [`Fund ${fund}, appropriation ${appropriation ?? ''}`]);

function words(event: ApprovalEvent): { readonly what: string; readonly details: string[] } {
  switch (event.kind) {
    case 'requested':
      return { what: 'Sent for authorization', details: [...fundWords(event), formatMoney(usd(event.amount))] };
    case 'reminded':
      return { what: 'Approvers were reminded', details: [] };
    case 'changed':
      return { what: 'Changed', details: [...fundWords(event), ...event.lines, formatMoney(usd(event.amount))] };
    case 'authorized':
      return { what: 'Authorized', details: [`Order ${event.orderNumber}`, formatMoney(usd(event.amount))] };
    case 'returned':
      return { what: 'Returned', details: [event.reason] };
    case 'withdrawn':
      return { what: 'Withdrawn', details: [] };
    case 'expired':
      return { what: 'Not answered in time', details: [] };
  }
}

/** An event as the page of a cart says it. */
export const shownEvent = ({ event, happenedAt, actor }: RecordedApprovalEvent) => ({ at: happenedAt.toISOString(), by: actor.kind === 'system' ? 'The marketplace' : actor.name, ...words(event) });
