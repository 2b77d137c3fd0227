import type { MemberField } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { states, type MemberProfile } from '../../checkout/index.ts';
import { signedIn } from '../../wire/index.ts';
import { keptProfile } from './profile-form.ts';

/** What an order needs of a profile, as a statement gives it; null and empty texts: nothing is known. */
export type MemberFacts = Readonly<Record<'firstName' | 'lastName' | 'phone' | 'agencyCode' | 'vouchedAgencyCode' | 'government' | 'state', string | null>>;

const isEmpty = (value: string | null | undefined): boolean => (value ?? '').trim() === '';

/**
 * The fields that an order needs and that a profile lacks, in the order of the form: those that the rules of the profile require. In a store of federal buyers one
 * orders for an agency, which is vouched for or was chosen; a member of a state or local government, who may order there too, for their government.
 */
export function lackingOf(facts: MemberFacts, isFederal: boolean): MemberField[] {
  const ofPerson = (['firstName', 'lastName', 'phone'] as const).filter((field) => isEmpty(facts[field]));
  if (!isFederal) return [...ofPerson, ...(['government', 'state'] as const).filter((field) => isEmpty(facts[field]))];
  const isForSomeone = [facts.agencyCode, facts.vouchedAgencyCode, facts.government].some((value) => !isEmpty(value));
  return isForSomeone ? ofPerson : [...ofPerson, 'agencyCode'];
}

/** Reads a profile for checkout: with the review in its statement, and as the page that asks for what is missing. */
export const memberProfile: MemberProfile = {
  facts: (buyerId) => sql`
    select coalesce(buyer.profile_first_name, buyer.first_name) as "firstName", coalesce(buyer.profile_last_name, buyer.last_name) as "lastName", profile.phone, profile.agency_code as "agencyCode",
      buyer.vouched_agency_code as "vouchedAgencyCode", profile.government, profile.state
    from marketplace.buyer left join marketplace.buyer_profile profile on profile.buyer_id = buyer.buyer_id where buyer.buyer_id = ${buyerId}`,
  lacking: (facts, isFederal) => lackingOf(facts as MemberFacts, isFederal),
  async show(context) {
    const { profile, values: { firstName, lastName, phone, agencyCode, government, state } } = await keptProfile(context.database, signedIn(context).buyerId);
    const { federal } = context.store;
    return {
      kind: federal ? 'federal' : 'state', version: profile.version, lacking: lackingOf(profile, federal), values: { firstName, lastName, phone, agencyCode, government, state }, states: federal ? [] : [...states],
    };
  },
};
