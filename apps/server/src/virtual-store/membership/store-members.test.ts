import { describe, expect, it } from 'vitest';
import type { MembershipRule } from '@quartermaster/deployment';
import { emailDomainRule } from './email-domain-rule.ts';
import { stateOrLocalRule } from './state-or-local-rule.ts';
import { storeMembers } from './store-members.ts';

const officer = { email: 'officer@dhs.gov', verifiedEmails: ['officer@dhs.gov'], agencyCode: '7000' };
const closed = 'This store cannot tell who its members are, so it lets no one in now. Please tell the help desk.';

function membersWith(rules: Readonly<Record<string, MembershipRule>> = { 'email-domain': emailDomainRule, 'state-or-local': stateOrLocalRule({ isListed: async () => false }) }) {
  const told: string[] = [];
  const log = { error: ({ err, store }: { err: Error; store: string }) => void told.push(`${store}: ${err.message}`) };
  const members = storeMembers({ rules: new Map(Object.entries(rules)), domains: (_store, named) => named, log: log as never });
  return { members, told };
}

describe('the members of a store', () => {
  it('are all buyers where its data names no rule', async () => {
    expect(await membersWith().members({ name: 'VA', members: null }).refusal(officer)).toBeNull();
  });

  it('are those of the rule that its data names, with the options of the data', async () => {
    const { members, told } = membersWith();
    const harbor = members({ name: 'HARBOR', members: { rule: 'email-domain', options: { domains: ['harbor.example.gov'] } } });
    expect(harbor.emailDomains).toEqual(['harbor.example.gov']);
    expect(await harbor.refusal(officer)).toContain('@harbor.example.gov');
    expect(await members({ name: 'DHS', members: { rule: 'email-domain', options: { domains: ['dhs.gov'] } } }).refusal(officer)).toBeNull();
    expect(told).toEqual([]);
  });

  it.each([
    ['names a rule that is not there', { rule: 'by-invitation', options: {} }, 'HARBOR: No area and no plugin gives the rule by-invitation. Name its plugin in the deployment file, or correct the store\'s data: email-domain, state-or-local are there.'],
    ['has options that the rule does not take', { rule: 'email-domain', options: { domain: 'dhs.gov' } }, 'HARBOR: The rule email-domain takes one option, `domains`: a list of 1 to 100 domains such as dhs.gov.'],
    ['names domains that are none', { rule: 'email-domain', options: { domains: ['gov'] } }, 'HARBOR: \'gov\' is no domain such as dhs.gov.'],
    ['gives domains to a rule without', { rule: 'state-or-local', options: { domains: ['dhs.gov'] } }, 'HARBOR: The rule state-or-local takes no options.'],
  ])('are no one where its data %s, and the log says why once', async (_what, traits, sentence) => {
    const { members, told } = membersWith();
    expect(await members({ name: 'HARBOR', members: traits }).refusal(officer)).toBe(closed);
    expect(members({ name: 'HARBOR', members: traits }).emailDomains).toEqual([]);
    expect(told).toEqual([sentence]);
  });

  it('are no one by a rule that cannot be asked: the error ends the call', async () => {
    const { members } = membersWith({ directory: { members: () => ({ emailDomains: [], refusal: () => Promise.reject(new Error('The directory does not answer.')) }) } });
    await expect(members({ name: 'HARBOR', members: { rule: 'directory', options: {} } }).refusal(officer)).rejects.toThrow('The directory does not answer.');
  });
});
