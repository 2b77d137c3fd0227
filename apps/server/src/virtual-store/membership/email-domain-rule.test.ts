import { describe, expect, it } from 'vitest';
import { alternatives, emailDomainRule } from './email-domain-rule.ts';

const refusalOf = async (verifiedEmails: readonly string[], email: string | null = null) =>
  emailDomainRule.members({ domains: ['dhs.gov', 'TSA.example.gov'] }).refusal({ email, verifiedEmails, agencyCode: '7000' });

describe('members by the domain of an address', () => {
  it('have one proved address there, or in a sub-domain', async () => {
    expect(await refusalOf(['buyer@agency.example.gov', 'officer@fema.dhs.gov'])).toBeNull();
    expect(await refusalOf(['officer@tsa.example.gov'])).toBeNull();
  });

  it('are not those whose address is not proved, and the reason names the domains', async () => {
    expect(await refusalOf(['buyer@agency.example.gov'], 'officer@dhs.gov')).toBe(
      'Only members of the department can use this store signed in. Your account has no confirmed e-mail address that ends in @dhs.gov or @tsa.example.gov.',
    );
    expect(await refusalOf([])).toContain('Only members of the department');
  });

  it('may become members by another address of these domains', () => {
    expect(emailDomainRule.members({ domains: ['DHS.gov', 'dhs.gov'] }).emailDomains).toEqual(['dhs.gov']);
  });

  it.each([
    ['no options', {}],
    ['no domain', { domains: [] }],
    ['a text in the place of a list', { domains: 'dhs.gov' }],
    ['something else in the list', { domains: [7] }],
    ['an option that it does not know', { domains: ['dhs.gov'], domain: 'dhs.gov' }],
    ['a top-level domain', { domains: ['gov'] }],
    ['a pattern', { domains: ['*.dhs.gov'] }],
    ['an empty domain', { domains: ['dhs.gov', ''] }],
  ])('are no one with %s: the options are refused', (_what, options) => {
    expect(() => emailDomainRule.members(options)).toThrow(/domain.*\.$/);
  });
});

it.each([
  [['dhs.gov'], '@dhs.gov'],
  [['dhs.gov', 'tsa.example.gov'], '@dhs.gov or @tsa.example.gov'],
  [['a.gov', 'b.gov', 'c.gov'], '@a.gov, @b.gov or @c.gov'],
])('a sentence lists the domains %j as %s', (domains, text) => {
  expect(alternatives(domains)).toBe(text);
});
