/** Something that happened to a request for the approval of an order. Amounts in cents, with shipping and tax. */
export type ApprovalEvent =
  | { readonly kind: 'requested'; readonly amount: number; readonly fund: string | null; readonly appropriation: string | null }
  /** The approvers were told once more. */
  | { readonly kind: 'reminded' }
  /** An approver has changed fund, appropriation data or quantities; the request waits on. */
  | { readonly kind: 'changed'; readonly amount: number; readonly fund: string | null; readonly appropriation: string | null; readonly lines: readonly string[] }
  | { readonly kind: 'authorized'; readonly amount: number; readonly orderNumber: string }
  | { readonly kind: 'returned'; readonly reason: string }
  | { readonly kind: 'withdrawn' }
  /** No approver answered in time. */
  | { readonly kind: 'expired' };

export type ApprovalEventKind = ApprovalEvent['kind'];

/** A person acts for themself; `system`: the marketplace. */
export type ApprovalActor =
  | { readonly kind: 'buyer' | 'approver'; readonly buyerId: string; readonly name: string }
  | { readonly kind: 'operator' | 'system'; readonly name: string };
