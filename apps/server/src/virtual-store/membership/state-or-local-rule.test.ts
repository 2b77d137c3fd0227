import { describe, expect, it } from 'vitest';
import { stateOrLocalRule } from './state-or-local-rule.ts';

const federal = 'This store is for state and local governments. Federal members use the other stores.';
const { emailDomains, refusal } = stateOrLocalRule.members({});

describe('a state or local member', () => {
  it.each([
    ['clerk@city.example.us', null, null],
    ['clerk@county.example.gov', null, null],
    ['buyer@agency.example.gov', '4700', federal],
    ['buyer@base.example.mil', null, federal],
    ['BUYER@BASE.EXAMPLE.MIL', null, federal],
    ['clerk@mil.example.us', null, null],
  ])('%s with agency code %s: %s', async (email, agencyCode, expected) => {
    expect(await refusal({ email, agencyCode, verifiedEmails: [email] })).toBe(expected);
  });

  it('may have no address, and none would make another buyer a member', async () => {
    expect(await refusal({ email: null, agencyCode: null, verifiedEmails: [] })).toBeNull();
    expect(emailDomains).toEqual([]);
  });

  it('needs no options, and an unknown one is refused', () => {
    expect(() => stateOrLocalRule.members({ domains: ['city.example.us'] })).toThrow('The rule state-or-local takes no options.');
  });
});
