import type { StoreName } from '@quartermaster/contracts';
import { defineSettingFamily, demoAccounts, reading } from '../../runtime/index.ts';
import { parseEmailDomains } from './email-domain.ts';

/** The domains of the addresses that a store lets in, where its data names these. */
export type MemberDomains = (store: StoreName, named: readonly unknown[]) => readonly unknown[];

/** Mail at a sample domain reaches no one, so that demo accounts may have addresses there. */
const sampleDomain = (store: StoreName): string => `${store.toLowerCase()}.example.gov`;

/** The operator's word counts before the data of a store (decision 0084). */
export const memberDomains = defineSettingFamily<MemberDomains>({
  id: '*_EMAIL_DOMAINS',
  otherwise: 'the store’s data',
  doc: 'domains of the addresses that a store for members of a department lets in, with their sub-domains: `HARBOR_EMAIL_DOMAINS=harbor.example.gov,...` for the store HARBOR ([decision 0084](../../docs/decisions/0084-rules-for-members.md))',
  read(texts, of) {
    const given = new Map([...texts].map(([store, text]) => [store, reading(`${store}_EMAIL_DOMAINS`, 'Separate domains with commas.', () => parseEmailDomains(text))]));
    const samples = (store: StoreName): readonly string[] => (of(demoAccounts) ? [sampleDomain(store)] : []);
    return (store, named) => [...(given.get(store) ?? named), ...samples(store)];
  },
});
