import type { StoreWork } from '@quartermaster/contracts-desk';
import { Stack, Table, Text, type Column } from '@quartermaster/ui';
import { Section } from '../../parts/Section.tsx';

type Refused = NonNullable<StoreWork['refused']>;

const columns: readonly Column<Refused['findings'][number]>[] = [
  { id: 'check', header: 'Check', isRowHeader: true, cell: ({ rule, check }) => <Text isCode>{`${rule}/${check}`}</Text> },
  { id: 'place', header: 'Where', cell: ({ place }) => (place === '' ? 'The package' : <Text isCode>{place}</Text>) },
  { id: 'message', header: 'What is wrong', cell: ({ message }) => message },
  { id: 'remedy', header: 'What its author does', cell: ({ remedy }) => remedy },
];

/** What the conformance rules said of a package that breaks one. It is for the owner of the store. */
export const ConformanceCard = ({ rules, findings }: Pick<Refused, 'rules' | 'findings'>) => (
  <Section title="Conformance rules">
    <Stack gap="md">
      <p>{rules.map(({ rule, verdict }) => `${rule}: ${verdict}`).join(', ')}</p>
      {findings.length > 0 && <Table caption="Findings, for the owner of the store" columns={columns} items={findings} keyOf={({ rule, check, place, message }) => `${rule} ${check} ${place} ${message}`} onPhone="cards" />}
    </Stack>
  </Section>
);
