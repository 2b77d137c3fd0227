import { dateRule, parseCalendarDate, stateRule } from '@quartermaster/contracts';
import { governmentKinds, type ListedMemberDomain } from '@quartermaster/contracts-desk';
import { typedLine } from '../../mail/index.ts';
import { readMemberDomain } from '../../virtual-store/index.ts';
import { readCsv, writeCsv, type CsvTable, type ReadCsv, type RowProblem } from '../wire/csv-table.ts';

/** The columns of a CSV file of member domains, in the order of an export. */
const memberDomainColumns = ['domain', 'government', 'state', 'kind', 'since', 'active', 'source'] as const;

const longest = 200;

type Row = Readonly<Record<string, string | undefined>>;

/** A domain of a row of a file, or all that is wrong with the row. @param today where the row has no day */
export function readMemberDomainRow(row: Row, today: string): { readonly item: ListedMemberDomain } | { readonly problems: readonly RowProblem[] } {
  const of = (column: (typeof memberDomainColumns)[number]): string => typedLine(row[column]);
  const problems: RowProblem[] = [];
  const check = (field: string, reason: string | null | undefined): void => {
    if (reason !== null && reason !== undefined) problems.push({ field, reason });
  };
  const [domain, domainProblem] = readDomainCell(of('domain'));
  const [government, state, since, source] = [of('government'), of('state').toUpperCase(), of('since') === '' ? today : of('since'), of('source')];
  const kind = governmentKinds.find((known) => known === of('kind').toLowerCase());
  const active = { '': true, yes: true, no: false }[of('active').toLowerCase()];
  check('domain', domainProblem);
  for (const [field, value] of [['government', government], ['source', source]] as const) check(field, value === '' ? 'It is empty.' : value.length > longest ? `It is longer than ${longest} characters.` : null);
  check('state', stateRule(state));
  check('kind', kind === undefined ? `Write one of ${governmentKinds.join(', ')}.` : null);
  check('since', dateRule(since));
  check('active', active === undefined ? 'Write yes or no.' : null);
  if (problems.length > 0 || kind === undefined || active === undefined) return { problems };
  return { item: { domain, government, state, kind, since: parseCalendarDate(since) ?? since, active, source } };
}

function readDomainCell(text: string): readonly [domain: string, problem: string | null] {
  try {
    return [readMemberDomain(text), null];
  } catch (error) {
    return ['', error instanceof Error ? error.message : String(error)];
  }
}

const table = (today: string): CsvTable<ListedMemberDomain> => ({
  columns: memberDomainColumns, needed: ['domain', 'government', 'state', 'kind', 'source'], key: ['domain', ({ domain }) => domain], read: (row) => readMemberDomainRow(row, today),
});

/** @param now domains whose row has no day are listed from today on @throws CsvFileError */
export const readMemberDomainCsv = (text: string, now: Date): ReadCsv<ListedMemberDomain> => readCsv(table(now.toISOString().slice(0, 10)), text);

/** The same columns for people and for the next import. */
export const writeMemberDomainCsv = (domains: readonly ListedMemberDomain[]): string =>
  writeCsv(memberDomainColumns, domains.map(({ active, ...same }) => ({ ...same, active: active ? 'yes' : 'no' })));
