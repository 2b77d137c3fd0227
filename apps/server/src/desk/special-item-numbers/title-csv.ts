import { longestOfTitle, sinMessage, sinPattern, type SpecialItemNumber } from '@quartermaster/contracts-desk';
import { typedLine } from '../../mail/index.ts';
import { readCsv, writeCsv, type CsvTable, type ReadCsv, type RowProblem } from '../wire/csv-table.ts';

export type Title = Omit<SpecialItemNumber, 'offers'>;

/** The columns of a CSV file of titles, in the order of an export. */
const titleColumns = ['sin', 'title', 'large_category', 'source'] as const;

const table: CsvTable<Title> = {
  columns: titleColumns,
  needed: ['sin', 'title'],
  key: ['sin', ({ sin }) => sin],
  read: (row) => {
    const [sin, title, largeCategory, source] = [typedLine(row['sin']).toUpperCase(), typedLine(row['title']), typedLine(row['large_category']), typedLine(row['source'])];
    const problems: RowProblem[] = [];
    if (!sinPattern.test(sin)) problems.push({ field: 'sin', reason: sinMessage });
    if (title === '') problems.push({ field: 'title', reason: 'It is empty. A title is taken away on the page of its number.' });
    for (const [field, text, longest] of [['title', title, longestOfTitle.title], ['large_category', largeCategory, longestOfTitle.largeCategory], ['source', source, longestOfTitle.source]] as const) {
      if (text.length > longest) problems.push({ field, reason: `It is longer than ${longest} characters.` });
    }
    return problems.length > 0 ? { problems } : { item: { sin, title, largeCategory, source } };
  },
};

/** @throws CsvFileError */
export const readTitleCsv = (text: string): ReadCsv<Title> => readCsv(table, text);

/** The numbers that have a title, in the columns that an import reads. */
export const writeTitleCsv = (titles: readonly Title[]): string =>
  writeCsv(titleColumns, titles.filter(({ title }) => title !== '').map(({ sin, title, largeCategory, source }) => ({ sin, title, large_category: largeCategory, source })));
