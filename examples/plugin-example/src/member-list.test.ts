import { describe, expect, it } from 'vitest';
import type { MembershipRule, PluginHost } from '@quartermaster/deployment';
import { memberList } from './member-list.ts';

async function rule(): Promise<MembershipRule> {
  const [contribution] = memberList().adds ?? [];
  expect(contribution?.key).toBe('member-list');
  return (await contribution?.make({} as PluginHost)) as MembershipRule;
}

describe('the rule member-list', () => {
  it.each([
    [['Buyer@agency.example.gov'], null],
    [['other@agency.example.gov', 'buyer@agency.example.gov'], null],
    [['other@agency.example.gov'], expect.stringContaining('Ask its office')],
    [[], expect.stringContaining('Ask its office')],
  ])('for a buyer with the proved addresses %j', async (verifiedEmails, expected) => {
    const { refusal, emailDomains } = (await rule()).members({ addresses: ['buyer@agency.example.gov'] });
    expect(await refusal({ email: 'buyer@agency.example.gov', verifiedEmails, agencyCode: null })).toEqual(expected);
    expect(emailDomains).toEqual([]);
  });

  it.each([[{}], [{ addresses: 'buyer@agency.example.gov' }], [{ addresses: [7] }]])('refuses the options %j', async (options) => {
    const { members } = await rule();
    expect(() => members(options)).toThrow('takes `addresses`');
  });
});
