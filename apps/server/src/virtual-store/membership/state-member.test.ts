import { describe, expect, it } from 'vitest';
import { isStateMember } from './state-member.ts';

describe('a state or local member', () => {
  it.each([
    ['clerk@city.example.us', null, true],
    ['clerk@county.example.gov', null, true],
    ['buyer@agency.example.gov', '4700', false],
    ['buyer@base.example.mil', null, false],
    ['BUYER@BASE.EXAMPLE.MIL', null, false],
    ['clerk@mil.example.us', null, true],
  ])('%s with agency code %s: %s', (email, agencyCode, expected) => {
    expect(isStateMember({ agencyCode, verifiedEmails: [email] })).toBe(expected);
  });

  it('may have no address', () => {
    expect(isStateMember({ agencyCode: null, verifiedEmails: [] })).toBe(true);
  });
});
