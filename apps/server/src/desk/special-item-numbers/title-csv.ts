import type { SpecialItemNumber } from '@quartermaster/contracts-desk';
import { typedLine } from '../../mail/index.ts';
import { readCsv, writeCsv, type CsvTable, type ReadCsv, type RowProblem } from '../wire/csv-table.ts';

export type Title = Omit<SpecialItemNumber, 'offers'>;

/** The columns of a CSV file of titles, in the order of an export. */
const titleColumns = ['sin', 'title', 'large_category', 'source'] as const;

const longest = { title: 200, large_category: 100, source: 300 } as const;

const table: CsvTable<Title> = {
  columns: titleColumns,
  needed: ['sin', 'title'],
  key: ['sin', ({ sin }) => sin],
  read: (row) => {
    const [sin, title, largeCategory, source] = [typedLine(row['sin']).toUpperCase(), typedLine(row['title']), typedLine(row['large_category']), typedLine(row['source'])];
    const problems: RowProblem[] = [];
    if (!/^[0-9A-Z]{2,20}$/.test(sin)) problems.push({ field: 'sin', reason: 'Write it as contracts do, such as 54151S.' });
    if (title === '') problems.push({ field: 'title', reason: 'It is empty. A title is taken away on the page of its number.' });
    for (const [field, text] of [['title', title], ['large_category', largeCategory], ['source', source]] as const) {
      if (text.length > longest[field]) problems.push({ field, reason: `It is longer than ${longest[field]} characters.` });
    }
    return problems.length > 0 ? { problems } : { item: { sin, title, largeCategory, source } };
  },
};

/** @throws CsvFileError */
export const readTitleCsv = (text: string): ReadCsv<Title> => readCsv(table, text);

/** The numbers that have a title, in the columns that an import reads. */
export const writeTitleCsv = (titles: readonly Title[]): string =>
  writeCsv(titleColumns, titles.filter(({ title }) => title !== '').map(({ sin, title, largeCategory, source }) => ({ sin, title, large_category: largeCategory, source })));
