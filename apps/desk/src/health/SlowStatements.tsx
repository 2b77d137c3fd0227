import type { SlowStatement } from '@quartermaster/contracts-desk';
import { Table, Text, type Column } from '@quartermaster/ui';
import { Moment } from '../parts/Moment.tsx';
import { Section } from '../parts/Section.tsx';
import { Code } from './Code.tsx';

/** Characters of a statement that are shown without a press. */
const glance = 160;

const milliseconds = (count: number): string => `${count.toLocaleString('en-US')}\u00A0ms`;

const columns: readonly Column<SlowStatement>[] = [
  { id: 'statement', header: 'Statement', isRowHeader: true, cell: ({ statement }) => <StatementText text={statement} /> },
  { id: 'calls', header: 'Slow calls', cell: ({ calls, firstAt }) => <>{calls.toLocaleString('en-US')} <Text tone="muted" size="sm">since <Moment at={firstAt} /></Text></> },
  { id: 'mean', header: 'Mean of them', cell: ({ mean }) => milliseconds(mean) },
  { id: 'longest', header: 'Longest', cell: ({ longest }) => milliseconds(longest) },
  { id: 'last', header: 'Last', cell: ({ lastAt }) => <Moment at={lastAt} /> },
];

/** Statements of the database that took long. */
export const SlowStatements = ({ statements, limit }: { statements: readonly SlowStatement[]; limit: number }) => (
  <Section title="Slow queries of the last week">
    <Text as="p" tone="muted" size="sm">Statements that took {milliseconds(limit)} or more (SLOW_STATEMENT), what took longest in all first. Values are never kept.</Text>
    {statements.length === 0
      ? <Text as="p">None.</Text>
      : <Table caption="Slow queries, what took longest in all first" isCaptionHidden columns={columns} items={statements} keyOf={({ statement }) => statement} onPhone="cards" />}
  </Section>
);

function StatementText({ text }: { text: string }) {
  if (text.length <= glance) return <Code text={text} />;
  return <details><summary><Code text={`${text.slice(0, glance)}…`} /></summary><Code text={text} /></details>;
}
