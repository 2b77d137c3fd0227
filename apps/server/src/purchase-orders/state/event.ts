/** The parts of a purchase order's lines, by their positions, from 1. */
export interface LineQuantity {
  readonly position: number;
  readonly quantity: number;
}

/** Something that happened to a purchase order after it was placed. */
export type PurchaseOrderEvent =
  /** A system or a mail server of the vendor has taken it. */
  | { readonly kind: 'sent' }
  | { readonly kind: 'accepted' }
  | { readonly kind: 'lines-rejected'; readonly lines: readonly LineQuantity[]; readonly reason: string }
  /** The day, `YYYY-MM-DD`, on which the vendor will deliver these lines. */
  | { readonly kind: 'date-promised'; readonly lines: readonly number[]; readonly date: string }
  | { readonly kind: 'shipped'; readonly shipmentId: string; readonly lines: readonly LineQuantity[]; readonly carrier: string; readonly trackingNumber: string }
  | { readonly kind: 'invoiced'; readonly invoiceNumber: string }
  /** From the vendor to the buyer, or from the buyer to the vendor: the actor says which. */
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'cancellation-requested'; readonly reason: string }
  | { readonly kind: 'cancellation-declined'; readonly reason: string }
  | { readonly kind: 'canceled'; readonly reason: string }
  | { readonly kind: 'received'; readonly lines: readonly LineQuantity[] }
  | { readonly kind: 'problem-reported'; readonly text: string };

export type EventKind = PurchaseOrderEvent['kind'];

/** `system`: the marketplace itself. */
export type ActorKind = 'vendor' | 'buyer' | 'operator' | 'system';
