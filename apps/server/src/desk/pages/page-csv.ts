import { parseCalendarDate } from '@quartermaster/contracts';
import { isPageKey, pageKinds, type PageContent } from '../../information/index.ts';
import { typedLine, typedText } from '../../mail/index.ts';
import { readCsv, writeCsv, type CsvTable, type ReadCsv, type RowProblem } from '../wire/csv-table.ts';
import type { WholePage } from './page-queries.ts';

/** The columns of a CSV file of pages, in the order of an export. */
const pageColumns = ['key', 'title', 'shown', 'updated', 'categories', 'content'] as const;

const longest = { title: 200, content: 100_000 };

type Row = Readonly<Record<string, string | undefined>>;

/** A page of a row or of the form, or all that is wrong with it. @param today where it has no day */
export function readPageRow(row: Row, today: string): { readonly item: PageContent } | { readonly problems: readonly RowProblem[] } {
  const problems: RowProblem[] = [];
  const check = (field: string, reason: string | null): void => {
    if (reason !== null) problems.push({ field, reason });
  };
  const [keyName, title, typedDay] = [typedLine(row['key']), typedLine(row['title']), typedLine(row['updated'])];
  const content = typedText(row['content']);
  const shown = typedLine(row['shown']).toLowerCase();
  const shownAs = pageKinds.find((kind) => kind === (shown === '' ? 'page' : shown));
  const updatedOn = typedDay === '' ? today : parseCalendarDate(typedDay);
  check('key', isPageKey(keyName) && keyName.length <= 100 ? null : 'Use letters, digits, hyphens and underscores, at most 100; begin with ux_ui/ for the version of the new theme alone.');
  check('title', title === '' ? 'It is empty.' : title.length > longest.title ? `It is longer than ${longest.title} characters.` : null);
  check('shown', shownAs === undefined ? `Write one of ${pageKinds.join(', ')}.` : null);
  check('updated', updatedOn === null ? 'Write a day, for example 2026-11-27.' : null);
  check('content', content === '' ? 'It is empty.' : content.length > longest.content ? `It is longer than ${longest.content} characters.` : null);
  if (problems.length > 0 || shownAs === undefined || updatedOn === null) return { problems };
  return { item: { keyName, title, shownAs, content, updatedOn, categories: typedLine(row['categories']).split(',').map((id) => id.trim()).filter((id) => id !== '') } };
}

const table = (today: string): CsvTable<PageContent> => ({ columns: pageColumns, needed: ['key', 'title', 'content'], key: ['key', ({ keyName }) => keyName], read: (row) => readPageRow(row, today) });

/** @param now pages whose row has no day are of today @throws CsvFileError */
export const readPageCsv = (text: string, now: Date): ReadCsv<PageContent> => readCsv(table(now.toISOString().slice(0, 10)), text);

/** The same columns for people and for the next import. */
export const writePageCsv = (pages: readonly WholePage[]): string => writeCsv(pageColumns, pages.map(({ key, title, shown, updated, categories, content }) => ({ key, title, shown, updated, categories: categories.join(', '), content })));
