import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { csvFileLimit, importedRows, savedCsvFile, sentCsvFile } from '../wire/csv-file.ts';
import { done, listed, listRequest } from '../wire/lists.ts';

const code = z.string().max(10);

const agency = z.object({
  /** As the list of agencies has it: two digits of a civil one, a letter of a military one. */
  code: z.string(),
  name: z.string(),
  kind: z.enum(['civil', 'military']),
  /** In small letters; sub-domains count with them. */
  emailDomains: z.array(z.string()),
  bureaus: z.array(z.string()),
});

export type ListedAgency = z.output<typeof agency>;

export const agenciesService = defineDeskService({
  path: '/agencies', method: 'GET', role: 'viewer', summary: 'The agencies that buyers may belong to, with their e-mail domains and bureaus, by name.',
  request: z.object(listRequest),
  answer: z.object({ ...listed, agencies: z.array(agency) }),
});

export const agencyService = defineDeskService({
  path: '/agency', method: 'GET', role: 'viewer', summary: 'One agency.', request: z.object({ code }), answer: z.object({ agency }),
});

export const changeAgencyService = defineDeskService({
  path: '/agency/change', method: 'POST', role: 'administrator', summary: 'Sets the e-mail domains and the bureaus of an agency.',
  request: z.object({
    code,
    /** One in a line, or with commas between. */
    emailDomains: z.string().max(5000),
    /** One in a line. */
    bureaus: z.string().max(20_000),
  }),
  answer: done,
});

export const importAgenciesService = defineDeskService({
  path: '/agencies/import', method: 'POST', role: 'administrator', summary: 'Sets the e-mail domains and bureaus of the agencies that a CSV file names; rows that do not fit are left out and named.',
  request: sentCsvFile,
  answer: importedRows,
  bodyLimit: csvFileLimit,
});

export const exportAgenciesService = defineDeskService({
  path: '/agencies/export', method: 'GET', role: 'viewer', summary: 'All agencies as CSV, in the columns that an import reads.',
  request: z.object({}),
  answer: savedCsvFile,
});
