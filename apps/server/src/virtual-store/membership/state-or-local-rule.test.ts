import { describe, expect, it } from 'vitest';
import { stateOrLocalRule } from './state-or-local-rule.ts';

const federal = 'This store is for state and local governments. Federal members use the other stores.';
const unlisted = expect.stringContaining('has no confirmed e-mail address of a government that this marketplace has listed');
const rule = stateOrLocalRule({ isListed: async (emails) => emails.includes('clerk@city.example.gov') }).members({});
const asked = (email: string, agencyCode: string | null, verifiedEmails = [email]) => rule.refusal({ email, agencyCode, verifiedEmails });

describe('a state or local member', () => {
  it.each([
    ['clerk@city.example.gov', null, null],
    ['clerk@city.example.gov', '4700', null],
    ['clerk@county.example.gov', null, unlisted],
    ['buyer@agency.example.gov', '4700', federal],
    ['BUYER@BASE.EXAMPLE.MIL', null, federal],
  ])('is known by the list, not by the absence of an agency: %s with agency code %s: %s', async (email, agencyCode, expected) => {
    expect(await asked(email, agencyCode)).toEqual(expected);
  });

  it('has confirmed the address', async () => {
    expect(await asked('clerk@city.example.gov', null, [])).toEqual(unlisted);
    expect(rule.emailDomains).toEqual([]);
  });

  it('needs no options, and an unknown one is refused', () => {
    expect(() => stateOrLocalRule({ isListed: async () => true }).members({ domains: ['city.example.us'] })).toThrow('The rule state-or-local takes no options.');
  });
});
