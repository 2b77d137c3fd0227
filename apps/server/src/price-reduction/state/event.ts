/** A lower price, as it was authorized. */
export interface ReducedTerms {
  /** Cents for one unit of issue. */
  readonly price: number;
  /** `YYYY-MM-DD` in Washington, the last day. */
  readonly until: string;
}

/** Something that happened to a price reduction. */
export type ReductionEvent =
  | { readonly kind: 'requested' }
  | ({ readonly kind: 'authorized'; readonly on: string } & ReducedTerms)
  | { readonly kind: 'declined'; readonly reason: string }
  /** The buyer asks no more. */
  | { readonly kind: 'withdrawn' }
  /** No one answered in time. */
  | { readonly kind: 'expired' }
  /** Its last day is over. */
  | { readonly kind: 'ended' }
  /** Taken back before it was used. */
  | { readonly kind: 'revoked'; readonly reason: string }
  | { readonly kind: 'used'; readonly orderNumber: string };

export type ReductionEventKind = ReductionEvent['kind'];

/** `office`: the contracting office. `system`: the marketplace itself. */
export type ReductionActor = 'buyer' | 'vendor' | 'office' | 'operator' | 'system';
