import type { AuthorizationHappening } from '@quartermaster/contracts-desk';
import { Stack, Table, Text, type Column } from '@quartermaster/ui';
import { Letter } from '../parts/Letter.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Section } from '../parts/Section.tsx';

const actorName: Readonly<Record<AuthorizationHappening['by'], string>> = { member: 'Member', supervisor: 'Supervisor', operator: 'Operator', system: 'Marketplace' };

const columns: readonly Column<AuthorizationHappening>[] = [
  { id: 'at', header: 'When', isRowHeader: true, cell: ({ at }) => <Moment at={at} /> },
  { id: 'what', header: 'What', cell: ({ title, text }) => <Stack gap="xxs"><span>{title}</span>{text !== '' && <Letter text={text} />}</Stack> },
  { id: 'who', header: 'Who', cell: ({ by, name }) => (by === 'system' ? actorName.system : <>{name} <Text tone="muted" size="sm">{actorName[by]}</Text></>) },
];

/** What happened to an authorization, the oldest first. */
export const TimeLineCard = ({ happenings }: { happenings: readonly AuthorizationHappening[] }) => (
  <Section title="Time line">
    <Table caption="Time line" isCaptionHidden columns={columns} items={happenings} keyOf={({ position }) => String(position)} onPhone="cards" />
  </Section>
);
