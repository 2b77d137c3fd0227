/** Why an event cannot be, by codes that programs of vendors may rely on, in a sentence for people. */
export interface Refusal {
  readonly kind: 'refused';
  readonly code: RefusalCode;
  readonly message: string;
}

export type RefusalCode =
  | 'PO_UNKNOWN'
  | 'PO_CANCELED'
  | 'PO_REJECTED'
  | 'PO_NOT_SENT'
  | 'PO_NOT_ACCEPTED'
  | 'PO_ACCEPTED'
  | 'PO_SHIPPED'
  | 'PO_FULL'
  | 'TOO_MANY_MESSAGES'
  | 'ACTOR_NOT_ALLOWED'
  | 'LINE_UNKNOWN'
  | 'LINE_REPEATED'
  | 'LINE_MISSING'
  | 'LINE_CLOSED'
  | 'QUANTITY_TOO_HIGH'
  | 'QUANTITY_INVALID'
  | 'SHIPMENT_KNOWN'
  | 'INVOICE_KNOWN'
  | 'CANCELLATION_ASKED'
  | 'CANCELLATION_NOT_ASKED'
  | 'EVENT_KEY_REUSED';

export const refused = (code: RefusalCode, message: string): Refusal => ({ kind: 'refused', code, message });
