/** What a supervisor lets a member order. */
export interface AuthorizedTerms {
  /** Cents in a year. */
  readonly limit: number;
  /** The month with which a year begins, from 1. */
  readonly yearBegins: number;
  /** Days `YYYY-MM-DD` in Washington; both count. */
  readonly from: string;
  readonly until: string;
}

/** Something that happened to an authorization. */
export type AuthorizationEvent =
  | { readonly kind: 'requested' }
  /** The supervisor was asked once more. */
  | { readonly kind: 'reminded' }
  | ({ readonly kind: 'authorized' } & AuthorizedTerms)
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'withdrawn' }
  /** No one answered in time. */
  | { readonly kind: 'expired' }
  /** Its last day is over. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'revoked'; readonly reason: string }
  /** The member has a newer one. */
  | { readonly kind: 'replaced'; readonly by: string };

export type AuthorizationEventKind = AuthorizationEvent['kind'];

/** `system`: the marketplace itself. */
export type AuthorizationActor = 'member' | 'supervisor' | 'operator' | 'system';
