import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done, listed, listRequest } from '../wire/lists.ts';
import { csvFileLimit, importedRows, savedCsvFile, sentCsvFile } from '../wire/csv-file.ts';

/** Kinds of governments whose members may use stores for state and local governments. */
export const governmentKinds = ['state', 'county', 'city', 'tribal', 'school', 'other'] as const;

export type GovernmentKind = (typeof governmentKinds)[number];

/** As an operator types it; the server reads it, and refuses what is no domain of one government. */
const typedDomain = z.string().trim().min(1, 'Enter a domain, for example city.example.gov.').max(253);

const memberDomain = z.object({
  domain: z.string(),
  government: z.string(),
  /** Of two letters. */
  state: z.string(),
  kind: z.enum(governmentKinds),
  /** A day, such as 2026-11-24. */
  since: z.string(),
  active: z.boolean(),
  source: z.string(),
});

export type ListedMemberDomain = z.output<typeof memberDomain>;

export const memberDomainsService = defineDeskService({
  path: '/member-domains', method: 'GET', role: 'viewer', summary: 'The e-mail domains of state and local governments, by domain.',
  request: z.object({ ...listRequest, state: z.enum(['active', 'retired', 'all']).default('all') }),
  answer: z.object({ ...listed, memberDomains: z.array(memberDomain) }),
});

export const memberDomainService = defineDeskService({
  path: '/member-domain', method: 'GET', role: 'viewer', summary: 'One domain, the others of its government, and how many buyers are members by it.',
  request: z.object({ domain: typedDomain }),
  answer: z.object({ memberDomain, sameGovernment: z.array(z.string()), buyers: z.int() }),
});

export const addMemberDomainService = defineDeskService({
  path: '/member-domain/add', method: 'POST', role: 'orderClerk', summary: 'Lists a domain: who has a confirmed address there is a member from then on.',
  request: z.object({
    domain: typedDomain, government: z.string().trim().min(1, 'Enter the name of the government.').max(200), state: z.string().trim().toUpperCase(), kind: z.enum(governmentKinds),
    source: z.string().trim().min(1, 'Say by what it is known that the domain is of this government.').max(200),
  }),
  answer: z.object({ domain: z.string() }),
});

export const setMemberDomainActiveService = defineDeskService({
  path: '/member-domain/set-active', method: 'POST', role: 'orderClerk', summary: 'Retires a domain, so that no one is a member by it, or makes it active again.',
  request: z.object({ domain: typedDomain, active: z.boolean(), reason: z.string().trim().min(1, 'Give the reason.').max(500) }),
  answer: done,
});

export const importMemberDomainsService = defineDeskService({
  path: '/member-domains/import', method: 'POST', role: 'orderClerk', summary: 'Reads a CSV file into the list; rows that do not fit are left out and named.',
  request: sentCsvFile,
  answer: importedRows,
  bodyLimit: csvFileLimit,
});

export const exportMemberDomainsService = defineDeskService({
  path: '/member-domains/export', method: 'GET', role: 'viewer', summary: 'The whole list as CSV, in the columns that an import reads.',
  request: z.object({}),
  answer: savedCsvFile,
});

export const unlistedMembersService = defineDeskService({
  path: '/member-domains/unlisted', method: 'GET', role: 'viewer', summary: 'Buyers without an agency whom the list makes no member, by the domain of their addresses.',
  request: z.object({}),
  answer: z.object({
    /** The domains with most buyers. Null: no confirmed address. */
    groups: z.array(z.object({ domain: z.string().nullable(), buyers: z.int(), ordered: z.int() })),
  }),
});
