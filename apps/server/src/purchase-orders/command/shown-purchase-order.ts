import { orderStatusWords } from '@quartermaster/contracts';
import { eventWords } from '../events/event-words.ts';
import type { PurchaseOrderRecord } from '../events/read-purchase-order.ts';
import type { RecordedEvent } from '../events/recorded-event.ts';
import { statusOf, type LineState } from '../state/state.ts';

/** All of one purchase order for a terminal: its status, its lines, and what happened to it, the oldest first. */
export const shownPurchaseOrder = (poNumber: string, { state, events }: PurchaseOrderRecord): string =>
  `${[
    `${poNumber}: ${orderStatusWords[statusOf(state)]}${state.isCancellationAsked ? ' (the buyer asks to cancel it)' : ''}`,
    ...(state.invoiceNumbers.length > 0 ? [`Invoices: ${state.invoiceNumbers.join(', ')}`] : []),
    ...state.lines.map(lineInWords),
    ...events.map(eventInWords),
  ].join('\n')}\n`;

const lineInWords = ({ position, ordered, rejected, shipped, received, promisedDate }: LineState): string =>
  [`  line ${position}: ${ordered} ordered`, `${rejected} rejected`, `${shipped} shipped`, `${received} received`, ...(promisedDate === null ? [] : [`promised for ${promisedDate}`])].join(', ');

function eventInWords({ position, event, happenedAt, actor, way }: RecordedEvent): string {
  const { title, text } = eventWords(event);
  return `  ${position}. ${happenedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${title}  (${actor.kind} ${actor.name}, by ${way})${text === '' ? '' : `\n     ${text.replaceAll('\n', '\n     ')}`}`;
}
