import { serverPoint, withMethods } from './server-point.ts';

/** The facts that are known of a buyer who asks to be let into a store. */
export interface MembershipBuyer {
  /** The address of the buyer's profile. */
  readonly email: string | null;
  /** Addresses that are proved to be the buyer's: by the identity server's word, or by a code that was mailed there. */
  readonly verifiedEmails: readonly string[];
  /** The buyer's federal agency; null where there is none. */
  readonly agencyCode: string | null;
}

/** The options that the data of a store gives to its rule, as JSON. */
export type MembershipOptions = Readonly<Record<string, unknown>>;

/** The members of one store. */
export interface Membership {
  /** Null for a member, else why the buyer is none, in words for the buyer. An error that it throws ends the call; no one is let in by it. */
  refusal(buyer: MembershipBuyer): Promise<string | null>;
  /**
   * Domains in small letters, with their sub-domains: a buyer who has no address there may prove another one by a mailed code, and be a
   * member by it. Empty: no address makes a member.
   */
  readonly emailDomains: readonly string[];
}

/** One way to decide who is a member. */
export interface MembershipRule {
  /** The members of a store with these options. @throws Error with a sentence for options that cannot be used; the store lets no one in then */
  members(options: MembershipOptions): Membership;
}

export const membershipRules = serverPoint<MembershipRule>()('membership-rules', 'keyed', {
  doc: 'Who may use a store signed in, by the name of the rule in the store’s data. There are email-domain and state-or-local. Add one where a store has its members in another way.',
  validate: withMethods('members'),
});
