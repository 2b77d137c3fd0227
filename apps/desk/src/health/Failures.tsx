import type { Failure } from '@quartermaster/contracts-desk';
import { Badge, Table, Text, type Column } from '@quartermaster/ui';
import { Moment } from '../parts/Moment.tsx';
import { Section } from '../parts/Section.tsx';
import { Code } from './Code.tsx';

const kinds = { request: 'Call', work: 'Background' } as const;

const columns: readonly Column<Failure>[] = [
  { id: 'what', header: 'What', isRowHeader: true, cell: ({ kind, what }) => <div><Badge>{kinds[kind]}</Badge> {kind === 'request' ? <Code text={what} /> : what}</div> },
  { id: 'code', header: 'Code', cell: ({ code }) => (code === '' ? 'None' : <Code text={code} />) },
  { id: 'last', header: 'Last', cell: ({ lastAt }) => <Moment at={lastAt} /> },
  { id: 'times', header: 'How often', cell: ({ times, firstAt }) => <>{times.toLocaleString('en-US')} <Text tone="muted" size="sm">since <Moment at={firstAt} /></Text></> },
  { id: 'request', header: 'Id of the last call', cell: ({ requestId }) => (requestId === null ? 'None' : <Code text={requestId} />) },
];

/** Calls that the server could not serve, and what failed of its own work. */
export const Failures = ({ failures }: { failures: readonly Failure[] }) => (
  <Section title="Failures of the last week">
    <Text as="p" tone="muted" size="sm">Calls that were answered with 5xx, and what the server does by itself. The log has each with its reason: a call by its id, which is the error id that a buyer reads.</Text>
    {failures.length === 0
      ? <Text as="p">None.</Text>
      : <Table caption="Failures, the last first" isCaptionHidden columns={columns} items={failures} keyOf={({ kind, what, code }) => `${kind} ${what} ${code}`} onPhone="cards" />}
  </Section>
);
