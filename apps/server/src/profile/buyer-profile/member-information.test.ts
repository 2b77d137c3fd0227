import { describe, expect, it } from 'vitest';
import { lackingOf, type MemberFacts } from './member-information.ts';

const federal: MemberFacts = { firstName: 'Sam', lastName: 'Sample', phone: '202-555-0100', agencyCode: '47', vouchedAgencyCode: '4700', government: null, state: null };
const member: MemberFacts = { ...federal, agencyCode: null, vouchedAgencyCode: null, government: 'Sample City', state: 'DC' };
const none: MemberFacts = { firstName: null, lastName: null, phone: null, agencyCode: null, vouchedAgencyCode: null, government: null, state: null };

describe('what an order needs of a profile [spec 2.80]', () => {
  it.each<[string, MemberFacts, boolean, readonly string[]]>([
    ['a federal buyer with everything', federal, true, []],
    ['a name without a last name', { ...federal, lastName: ' ' }, true, ['lastName']],
    ['a name without a first name', { ...federal, firstName: '' }, true, ['firstName']],
    ['no phone number', { ...federal, phone: '' }, true, ['phone']],
    ['an agency that is vouched for, and none chosen', { ...federal, agencyCode: null }, true, []],
    ['an agency that was chosen, and none vouched for', { ...federal, vouchedAgencyCode: null }, true, []],
    ['no agency at all', { ...federal, agencyCode: null, vouchedAgencyCode: null }, true, ['agencyCode']],
    ['a member of a government in a store of federal buyers', member, true, []],
    ['a member in their store', member, false, []],
    ['a federal buyer in a store of members', federal, false, ['government', 'state']],
    ['a member whose state is not known', { ...member, state: '' }, false, ['state']],
    ['a federal buyer of whom nothing is known', none, true, ['firstName', 'lastName', 'phone', 'agencyCode']],
    ['a member of whom nothing is known', none, false, ['firstName', 'lastName', 'phone', 'government', 'state']],
  ])('%s', (_case, facts, isFederal, lacking) => {
    expect(lackingOf(facts, isFederal)).toEqual(lacking);
  });
});
