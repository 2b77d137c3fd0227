import { supplyStatusCodes } from '@quartermaster/contracts/requisition';
import type { RequisitionEvent } from '../state/event.ts';

const ofPart = (suffix: string): string => (suffix === '' ? '' : ` of part ${suffix}`);

/** Something that happened, for people: codes with their meanings. */
export function eventWords(event: RequisitionEvent): string {
  switch (event.kind) {
    case 'sent':
      return `Sent in ${event.file}`;
    case 'withdrawn':
      return 'Withdrawn before it was sent';
    case 'follow-up':
      return 'Follow-up';
    case 'cancellation':
      return `Asked to cancel ${event.quantity}`;
    case 'supply-status': {
      const { suffix, statusCode, quantity, day, estimatedShippingDay } = event;
      const meaning = supplyStatusCodes.find(statusCode)?.meaning ?? 'not in the table of status codes';
      return `${statusCode} of ${day}, ${quantity}${ofPart(suffix)}: ${meaning}${estimatedShippingDay === null ? '' : `. Estimated to ship on ${estimatedShippingDay}`}`;
    }
    case 'shipment-status':
      return `Shipped on ${event.day}: ${event.quantity}${ofPart(event.suffix)}${event.transportationNumber === '' ? '' : `, transportation number ${event.transportationNumber}`}`;
  }
}
