import { agenciesService, agencyService, changeAgencyService, exportAgenciesService, importAgenciesService } from '@quartermaster/contracts-desk';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { importAnswer, readable } from '../wire/import-answer.ts';
import { notFound } from '../wire/not-found.ts';
import { pagesOf } from '../wire/pages.ts';
import { readAgencyCsv, writeAgencyCsv } from './agency-csv.ts';
import { allAgencies, changeAgency, listAgencies, readAgency, writeAgencies } from './agency-list.ts';
import { typedBureaus, typedDomains } from './read-agency.ts';

/** The agencies that buyers may belong to: their e-mail domains decide which registrations are accepted at once. */
export const agencyDeskServices = (): readonly DeskImplementation[] => [
  implementRead(agenciesService, async (filter, { database }) => {
    const rows = await listAgencies(database, filter);
    return { ...pagesOf(rows, filter.page), agencies: [...rows] };
  }),
  implementRead(agencyService, async ({ code }, { database }) => {
    const agency = await readAgency(database, code);
    if (agency === null) throw unknownAgency(code);
    return { agency };
  }),
  implementWrite(changeAgencyService, async ({ code, ...typed }, connection) => {
    const [emailDomains, bureaus] = [typedDomains(typed.emailDomains), typedBureaus(typed.bureaus)];
    if (!(await changeAgency(connection, code, { emailDomains, bureaus }))) throw unknownAgency(code);
    return { answer: {}, change: { action: 'agency.changed', subject: code, details: { emailDomains: emailDomains.join(' '), bureaus: bureaus.length } } };
  }),
  implementWrite(importAgenciesService, async ({ fileName, csv }, connection) => {
    const agencies = await allAgencies(connection);
    const read = readable(() => readAgencyCsv(csv, agencies));
    return importAnswer('agency.imported', fileName, read, await writeAgencies(connection, read.items));
  }),
  implementRead(exportAgenciesService, async (_request, { database, now }) => ({
    fileName: `agencies-${now.toISOString().slice(0, 10)}.csv`,
    csv: writeAgencyCsv(await allAgencies(database)),
  })),
];

const unknownAgency = (code: string) => notFound(`There is no agency ${code.slice(0, 10)}.`);
