import type { Happening } from '@quartermaster/contracts-desk';
import { Stack, Table, Text, type Column } from '@quartermaster/ui';
import { Moment } from '../parts/Moment.tsx';
import { Letter } from '../parts/Letter.tsx';
import { actorName, wayName } from './happening-words.ts';
import { Section } from '../parts/Section.tsx';

const columns: readonly Column<Happening>[] = [
  { id: 'at', header: 'When', isRowHeader: true, cell: ({ at }) => <Moment at={at} /> },
  { id: 'what', header: 'What', cell: ({ title, text }) => <Stack gap="xxs"><span>{title}</span>{text !== '' && <Letter text={text} />}</Stack> },
  { id: 'who', header: 'Who', cell: ({ name, by }) => <>{name} {name !== actorName[by] && <Text tone="muted" size="sm">{actorName[by]}</Text>}</> },
  { id: 'way', header: 'By', cell: ({ way }) => wayName[way] },
];

/** What happened to a purchase order, the oldest first: who, when, and by what. */
export const TimeLine = ({ happenings, placedAt, placedBy }: { happenings: readonly Happening[]; placedAt: string; placedBy: string }) => (
  <Section title="Time line">
    <Text as="p">Placed <Moment at={placedAt} /> by {placedBy}.</Text>
    {happenings.length === 0
      ? <Text as="p" tone="muted">Nothing has happened since.</Text>
      : <Table caption="Time line" isCaptionHidden columns={columns} items={happenings} keyOf={({ position }) => String(position)} onPhone="cards" />}
  </Section>
);
