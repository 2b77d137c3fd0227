import type { PurchaseOrderEvent } from '../state/event.ts';

/** An event in words, for people: what happened, in a line, and what was said. */
export interface EventWords {
  readonly title: string;
  /** Reason, message, numbers; empty where there is nothing more to say. */
  readonly text: string;
}

const quantities = (lines: readonly { readonly position: number; readonly quantity: number }[]): string =>
  lines.map(({ position, quantity }) => `${quantity} of line ${position}`).join(', ');

export function eventWords(event: PurchaseOrderEvent): EventWords {
  switch (event.kind) {
    case 'sent':
      return { title: 'Sent to the vendor', text: '' };
    case 'accepted':
      return { title: 'Accepted', text: '' };
    case 'lines-rejected':
      return { title: `Rejected: ${quantities(event.lines)}`, text: event.reason };
    case 'date-promised':
      return { title: `Delivery promised for ${event.date}: ${event.lines.map((position) => `line ${position}`).join(', ')}`, text: '' };
    case 'shipped':
      return { title: `Shipped: ${quantities(event.lines)}`, text: [event.carrier, event.trackingNumber === '' ? '' : `tracking number ${event.trackingNumber}`].filter((part) => part !== '').join(', ') };
    case 'invoiced':
      return { title: `Invoice ${event.invoiceNumber}`, text: '' };
    case 'message':
      return { title: 'Message', text: event.text };
    case 'cancellation-requested':
      return { title: 'Cancellation asked for', text: event.reason };
    case 'cancellation-declined':
      return { title: 'Cancellation declined', text: event.reason };
    case 'canceled':
      return { title: 'Canceled', text: event.reason };
    case 'received':
      return { title: `Received: ${quantities(event.lines)}`, text: '' };
    case 'problem-reported':
      return { title: 'Problem reported', text: event.text };
  }
}
