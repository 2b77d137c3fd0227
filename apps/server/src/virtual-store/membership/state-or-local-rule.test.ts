import { describe, expect, it } from 'vitest';
import { stateOrLocalRule } from './state-or-local-rule.ts';

const federal = 'This store is for state and local governments. Federal members use the other stores.';
const unlisted = expect.stringContaining('has no confirmed e-mail address of a government that this marketplace has listed');
const rule = (isListUsed: boolean) => stateOrLocalRule({ isListed: async (emails) => emails.includes('clerk@city.example.gov'), isListUsed }).members({});
const asked = (isListUsed: boolean, email: string, agencyCode: string | null, verifiedEmails = [email]) => rule(isListUsed).refusal({ email, agencyCode, verifiedEmails });

describe('a state or local member', () => {
  it.each([
    ['clerk@city.example.gov', null, null],
    ['clerk@city.example.gov', '4700', null],
    ['clerk@county.example.gov', null, unlisted],
    ['buyer@agency.example.gov', '4700', federal],
    ['BUYER@BASE.EXAMPLE.MIL', null, federal],
  ])('is known by the list, not by the absence of an agency: %s with agency code %s: %s', async (email, agencyCode, expected) => {
    expect(await asked(true, email, agencyCode)).toEqual(expected);
  });

  it('has confirmed the address', async () => {
    expect(await asked(true, 'clerk@city.example.gov', null, [])).toEqual(unlisted);
    expect(rule(true).emailDomains).toEqual([]);
  });

  it.each([
    ['clerk@county.example.gov', null, null],
    ['buyer@agency.example.gov', '4700', federal],
    ['buyer@base.example.mil', null, federal],
    ['clerk@mil.example.us', null, null],
  ])('was known by the former rule, which an operator may keep while the list is filled: %s with agency code %s: %s', async (email, agencyCode, expected) => {
    expect(await asked(false, email, agencyCode)).toBe(expected);
  });

  it('needs no options, and an unknown one is refused', () => {
    expect(() => stateOrLocalRule({ isListed: async () => true, isListUsed: true }).members({ domains: ['city.example.us'] })).toThrow('The rule state-or-local takes no options.');
  });
});
