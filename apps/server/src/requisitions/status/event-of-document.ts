import { latestDay, nearestDay, type SupplyDocument } from '@quartermaster/contracts/requisition';
import { daysAfter } from '../../runtime/index.ts';
import type { RequisitionEvent } from '../state/event.ts';

/**
 * What a status document says has happened, or why it says nothing that happens here. Its dates have no year, or the last digit of one: a status is of the latest such day
 * up to tomorrow (clocks differ), an estimate of the nearest.
 *
 * @param today in Washington
 */
export function eventOfDocument(document: SupplyDocument, today: string): RequisitionEvent | { readonly reason: string } {
  const past = (number: string): string => latestDay(number, daysAfter(today, 1)) ?? today;
  switch (document.kind) {
    case 'supply-status': {
      const { suffix, statusCode, quantity, transactionDay, lastHolder, estimatedShippingDate, unitPrice } = document.columns;
      return { kind: 'supply-status', suffix, statusCode, quantity, day: past(transactionDay), lastHolder, estimatedShippingDay: nearestDay(estimatedShippingDate, today), unitPrice };
    }
    case 'shipment-status': {
      const { suffix, quantity, shipmentDay, transportationNumber, mode } = document.columns;
      return { kind: 'shipment-status', suffix, quantity, day: past(shipmentDay), transportationNumber, mode };
    }
    default:
      return { reason: `${document.columns.documentIdentifier} is a document that goes out, and tells no status. Supply status (AE_) and shipment status (AS_) are imported.` };
  }
}
