import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Stack, Table, Text, type Column } from '@quartermaster/ui';
import { Section } from '../parts/Section.tsx';

type Line = DeskAnswer<'/order'>['lines'][number];

const columns: readonly Column<Line>[] = [
  { id: 'line', header: 'Line', isRowHeader: true, cell: ({ position, name }) => `${position}. ${name}` },
  { id: 'ordered', header: 'Ordered', align: 'end', cell: ({ ordered, unitOfIssue }) => `${ordered} ${unitOfIssue}` },
  { id: 'rejected', header: 'Rejected', align: 'end', cell: ({ rejected, rejectedReason }) => (rejectedReason === null ? rejected : <Stack gap="xxs"><span>{rejected}</span><Text size="sm" tone="muted">{rejectedReason}</Text></Stack>) },
  { id: 'shipped', header: 'Shipped', align: 'end', cell: ({ shipped }) => shipped },
  { id: 'received', header: 'Received', align: 'end', cell: ({ received }) => received },
  { id: 'promised', header: 'Promised', cell: ({ promisedDate }) => promisedDate ?? <Text tone="muted">No date</Text> },
  { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => total },
];

/** What was ordered, and what became of each line. */
export const LinesCard = ({ lines }: Pick<DeskAnswer<'/order'>, 'lines'>) => (
  <Section title="Lines"><Table caption="Lines" isCaptionHidden columns={columns} items={lines} keyOf={({ position }) => String(position)} onPhone="cards" /></Section>
);
