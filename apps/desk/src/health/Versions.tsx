import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { DefinitionList, Table, Text, type Column } from '@quartermaster/ui';
import { Section } from '../parts/Section.tsx';
import { counted } from '../parts/words.ts';
import { Code } from './Code.tsx';

type Health = DeskAnswer<'/health'>;

const columns: readonly Column<Health['migrations'][number]>[] = [
  { id: 'area', header: 'Area', isRowHeader: true, cell: ({ area }) => area },
  { id: 'last', header: 'Last migration', cell: ({ file }) => <Code text={file} /> },
  { id: 'files', header: 'In all', cell: ({ files }) => counted(files, 'migration', 'migrations') },
];

const versionsOf = (processes: Health['processes'], of: (process: Health['processes'][number]) => string): string => [...new Set(processes.map(of))].join(', ');

/** What the processes share: programs, tables, and stores that are shipped alone. */
export function Versions({ health: { processes, postgresql, storePackages, migrations } }: { health: Health }) {
  return (
    <>
      <Section title="Versions">
        <DefinitionList
          entries={[
            { term: 'Quartermaster', details: versionsOf(processes, ({ version }) => version) }, { term: 'Node.js', details: versionsOf(processes, ({ node }) => node) }, { term: 'PostgreSQL', details: postgresql },
            ...storePackages.map(({ store, version }) => ({ term: `Store ${store}`, details: version })),
          ]}
        />
        {storePackages.length === 0 && <Text as="p" tone="muted" size="sm">No store is shipped alone: all have the version of Quartermaster.</Text>}
      </Section>
      <Section title="Tables"><Table caption="Migrations by area" isCaptionHidden columns={columns} items={migrations} keyOf={({ area }) => area} onPhone="cards" /></Section>
    </>
  );
}
