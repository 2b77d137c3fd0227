import {
  addMemberDomainService, exportMemberDomainsService, importMemberDomainsService, memberDomainService, memberDomainsService, setMemberDomainActiveService, unlistedMembersService,
} from '@quartermaster/contracts-desk';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { importAnswer, readable } from '../wire/import-answer.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';
import { pagesOf } from '../wire/pages.ts';
import { addMemberDomain, allMemberDomains, listMemberDomains, readListedDomain, setMemberDomainActive, writeMemberDomains } from './list-of-domains.ts';
import { readMemberDomainCsv, readMemberDomainRow, writeMemberDomainCsv } from './member-domain-csv.ts';
import { membersBy, unlistedMembers } from './who-is-unlisted.ts';

/** The list of e-mail domains by which buyers are members of state and local governments. */
export const memberDomainDeskServices = (): readonly DeskImplementation[] => [
  implementRead(memberDomainsService, async (filter, { database }) => {
    const rows = await listMemberDomains(database, filter);
    return { ...pagesOf(rows, filter.page), memberDomains: rows.map(({ total: _total, ...domain }) => domain) };
  }),
  implementRead(memberDomainService, async ({ domain }, { database }) => {
    const found = await readListedDomain(database, domain.toLowerCase());
    if (found === null) throw unlistedDomain(domain);
    return { memberDomain: found.memberDomain, sameGovernment: [...found.sameGovernment], buyers: await membersBy(database, found.memberDomain.domain) };
  }),
  implementWrite(addMemberDomainService, async (typed, connection, { now }) => {
    const read = readMemberDomainRow(typed, now.toISOString().slice(0, 10));
    if ('problems' in read) throw requestInvalid(read.problems.map(({ field, reason }) => ({ field, message: reason })));
    const { domain, government, state, kind, source } = read.item;
    if (!(await addMemberDomain(connection, read.item))) throw requestInvalid([{ field: 'domain', message: `${domain} is listed already. Look at it, or import a file to change it.` }]);
    return { answer: { domain }, change: { action: 'member-domain.added', subject: domain, details: { government, state, kind, source } } };
  }),
  implementWrite(setMemberDomainActiveService, async ({ domain: typed, active, reason }, connection) => {
    const domain = typed.toLowerCase();
    const isChanged = await setMemberDomainActive(connection, domain, active);
    if (isChanged === null) throw unlistedDomain(domain);
    if (!isChanged) throw changedMeanwhile(`${domain} is ${active ? 'active' : 'retired'} already. Load the page again.`);
    return { answer: {}, change: { action: active ? 'member-domain.activated' : 'member-domain.retired', subject: domain, details: { reason } } };
  }),
  implementWrite(importMemberDomainsService, async ({ fileName, csv }, connection, { now }) => {
    const read = readable(() => readMemberDomainCsv(csv, now));
    return importAnswer('member-domain.imported', fileName, read, await writeMemberDomains(connection, read.items));
  }),
  implementRead(exportMemberDomainsService, async (_request, { database, now }) => ({
    fileName: `member-domains-${now.toISOString().slice(0, 10)}.csv`,
    csv: writeMemberDomainCsv(await allMemberDomains(database)),
  })),
  implementRead(unlistedMembersService, async (_request, { database, now }) => ({ groups: [...(await unlistedMembers(database, now))] })),
];

const unlistedDomain = (domain: string) => notFound(`The list has no domain ${domain}.`);
