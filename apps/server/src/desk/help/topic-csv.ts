import { typedLine, typedText } from '../../mail/index.ts';
import { readCsv, writeCsv, type CsvTable, type ReadCsv, type RowProblem } from '../wire/csv-table.ts';
import type { TypedTopic, WholeTopic } from './topic-queries.ts';

/** The columns of a CSV file of topics, in the order of an export. */
const topicColumns = ['key', 'category', 'heading', 'keywords', 'open', 'content'] as const;

const longest = { heading: 200, content: 100_000 };

type Row = Readonly<Record<string, string | undefined>>;

/** A topic of a row or of the form, or all that is wrong with it. @param categories those that there are */
export function readTopicRow(row: Row, categories: ReadonlySet<string>): { readonly item: TypedTopic } | { readonly problems: readonly RowProblem[] } {
  const problems: RowProblem[] = [];
  const check = (field: string, reason: string | null): void => {
    if (reason !== null) problems.push({ field, reason });
  };
  const [key, category, heading, content] = [typedLine(row['key']), typedLine(row['category']), typedLine(row['heading']), typedText(row['content'])];
  const isOpen = { '': false, yes: true, no: false }[typedLine(row['open']).toLowerCase()];
  check('key', /^[a-z][a-z0-9_]{0,99}$/.test(key) ? null : 'Use small letters, digits and underscores, at most 100, a letter first: it is in the address.');
  check('category', categories.has(category) ? null : `Write one of ${[...categories].join(', ')}.`);
  check('heading', heading === '' ? 'It is empty.' : heading.length > longest.heading ? `It is longer than ${longest.heading} characters.` : null);
  check('open', isOpen === undefined ? 'Write yes or no.' : null);
  check('content', content === '' ? 'It is empty.' : content.length > longest.content ? `It is longer than ${longest.content} characters.` : null);
  if (problems.length > 0 || isOpen === undefined) return { problems };
  return { item: { key, category, heading, content, isOpen, keywords: [...new Set(typedLine(row['keywords']).split(',').map((word) => word.trim()).filter((word) => word !== ''))] } };
}

const table = (categories: ReadonlySet<string>): CsvTable<TypedTopic> => ({ columns: topicColumns, needed: ['key', 'category', 'heading', 'content'], key: ['key', ({ key }) => key], read: (row) => readTopicRow(row, categories) });

/** @throws CsvFileError */
export const readTopicCsv = (text: string, categories: ReadonlySet<string>): ReadCsv<TypedTopic> => readCsv(table(categories), text);

/** The same columns for people and for the next import. */
export const writeTopicCsv = (topics: readonly WholeTopic[]): string =>
  writeCsv(topicColumns, topics.map(({ key, category, heading, content, keywords, isOpen }) => ({ key, category, heading, content, keywords: keywords.join(', '), open: isOpen ? 'yes' : 'no' })));
