import type { CheckoutProblem, MemberField, MemberInformation } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';
import { defineToken } from '../runtime/index.ts';
import type { RequestContext } from '../wire/index.ts';

/** What checkout asks of the profile of buyers, which an area above has. */
export interface MemberProfile {
  /** A statement of one row with what {@link lacking} decides by, read with the review. */
  facts(buyerId: string): Sql;
  /** The fields that an order needs and that are missing, in the order of the form. @param facts the row as JSON @param isFederal whether the store is one of federal buyers */
  lacking(facts: unknown, isFederal: boolean): readonly MemberField[];
  /** The page that asks for them. */
  show(context: RequestContext): Promise<MemberInformation>;
}

export const memberInformation = defineToken<MemberProfile>('memberInformation', 'What an order needs of the profile of a buyer, for checkout.');

/** Nothing is asked for. */
export const noMemberInformation: MemberProfile = {
  facts: () => sql`select`,
  lacking: () => [],
  show: async () => ({ kind: 'federal', version: 0, lacking: [], values: { firstName: '', lastName: '', phone: '', agencyCode: '', government: '', state: '' }, states: [] }),
};

const words: Readonly<Record<MemberField, string>> = {
  firstName: 'your first name', lastName: 'your last name', phone: 'your phone number', agencyCode: 'your agency', government: 'your government', state: 'its state or territory',
};

/** What the review says of a profile that lacks something. */
export const profileProblems = (lacking: readonly MemberField[]): CheckoutProblem[] =>
  lacking.length === 0 ? [] : [{
    code: 'PROFILE_INCOMPLETE', block: 'profile', cartKey: null,
    message: `Your profile lacks ${new Intl.ListFormat('en-US').format(lacking.map((field) => words[field]))}. An order says who placed it, for whom, and how they are reached: complete your profile.`,
  }];
