import type { ListedAgency } from '@quartermaster/contracts-desk';
import { readCsv, writeCsv, type CsvTable, type ReadCsv, type RowProblem } from '../wire/csv-table.ts';
import { agencyDomain, typedBureaus } from './read-agency.ts';

/** The columns of a CSV file of agencies, in the order of an export. Names and kinds are for people: an import leaves them as they are. */
const agencyColumns = ['code', 'name', 'kind', 'domains', 'bureaus'] as const;

type AgencyRow = Pick<ListedAgency, 'code' | 'emailDomains' | 'bureaus'>;
type Row = Readonly<Record<string, string | undefined>>;

/** What a row sets of an agency, or all that is wrong with the row. Domains have blanks between them, bureaus semicolons. */
function readAgencyRow(row: Row, known: ReadonlySet<string>): { readonly item: AgencyRow } | { readonly problems: readonly RowProblem[] } {
  const code = (row['code'] ?? '').trim().toUpperCase();
  const problems: RowProblem[] = known.has(code) ? [] : [{ field: 'code', reason: code === '' ? 'It is empty.' : `There is no agency ${code.slice(0, 10)}. A number that lost its first zero in a spreadsheet is written with it, such as 03.` }];
  const emailDomains = new Set<string>();
  for (const typed of (row['domains'] ?? '').split(/[\s,;]+/).filter((each) => each !== '')) {
    try {
      emailDomains.add(agencyDomain(typed));
    } catch (error) {
      problems.push({ field: 'domains', reason: error instanceof Error ? error.message : String(error) });
    }
  }
  if (problems.length > 0) return { problems };
  return { item: { code, emailDomains: [...emailDomains], bureaus: typedBureaus(row['bureaus'] ?? '') } };
}

const table = (known: ReadonlySet<string>): CsvTable<AgencyRow> => ({ columns: agencyColumns, needed: ['code', 'domains', 'bureaus'], key: ['code', ({ code }) => code], read: (row) => readAgencyRow(row, known) });

/** @param agencies those that there are @throws CsvFileError */
export const readAgencyCsv = (text: string, agencies: readonly Pick<ListedAgency, 'code'>[]): ReadCsv<AgencyRow> => readCsv(table(new Set(agencies.map(({ code }) => code))), text);

/** The same columns for people and for the next import. */
export const writeAgencyCsv = (agencies: readonly ListedAgency[]): string =>
  writeCsv(agencyColumns, agencies.map(({ code, name, kind, emailDomains, bureaus }) => ({ code, name, kind, domains: emailDomains.join(' '), bureaus: bureaus.join('; ') })));
