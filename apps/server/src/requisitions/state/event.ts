/** Something that happened to a requisition after it was entered. Days are `YYYY-MM-DD`. */
export type RequisitionEvent =
  /** It was in a file that the transport took. */
  | { readonly kind: 'sent'; readonly file: string }
  /** Taken back before it was sent. */
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'follow-up' }
  /** The source of supply is asked to cancel so many pieces. */
  | { readonly kind: 'cancellation'; readonly quantity: number }
  | {
      readonly kind: 'supply-status'; readonly suffix: string; readonly statusCode: string; readonly quantity: number; readonly day: string; readonly lastHolder: string;
      readonly estimatedShippingDay: string | null; readonly unitPrice: number | null;
    }
  | { readonly kind: 'shipment-status'; readonly suffix: string; readonly quantity: number; readonly day: string; readonly transportationNumber: string; readonly mode: string };
