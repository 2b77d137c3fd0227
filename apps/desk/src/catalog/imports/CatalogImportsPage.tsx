import type { CatalogImport, DeskAnswer } from '@quartermaster/contracts-desk';
import { EmptyState, Link, Pagination, Stack, Table, type Column } from '@quartermaster/ui';
import { Answered } from '../../parts/Answered.tsx';
import { Moment } from '../../parts/Moment.tsx';
import { Room } from '../../parts/Room.tsx';
import { Section } from '../../parts/Section.tsx';
import { useList } from '../../parts/use-list.ts';
import { useMay } from '../../wire/desk-context.ts';
import { useAnswer } from '../../wire/use-answer.ts';
import { addressOfImport } from '../addresses.ts';
import { ImportState } from './ImportState.tsx';
import { UploadCard } from './UploadCard.tsx';
import { useFollow } from '../../parts/use-follow.ts';

const columns: readonly Column<CatalogImport>[] = [
  { id: 'source', header: 'File', isRowHeader: true, cell: ({ importId, source, undoes }) => <Link href={addressOfImport(importId)}>{undoes === null ? source : `Undo of ${source}`}</Link> },
  { id: 'began', header: 'Began', cell: ({ beganAt }) => <Moment at={beganAt} /> },
  { id: 'by', header: 'By', cell: ({ by }) => by },
  { id: 'state', header: 'State', cell: (run) => <ImportState {...run} /> },
  { id: 'written', header: 'Products changed', cell: ({ added, changed, removed }) => (added + changed + removed).toLocaleString('en-US') },
  { id: 'rejected', header: 'Left out', cell: ({ rejected }) => rejected.toLocaleString('en-US') },
];

/** The history of imports, and the form that imports a file. */
export function CatalogImportsPage() {
  const { filter, hrefFor } = useList(['all'], 'all');
  const asked = useAnswer('/catalog/imports', { page: filter.page });
  const mayImport = useMay('/catalog/import/start');
  useFollow(asked.answer?.imports.some(({ state }) => state === 'running') === true, asked.askAgain);
  return (
    <Room title="Imports" within={{ label: 'Catalog', href: '/catalog' }}>
      <Answered {...asked}>
        {(answer) => (
          <Stack gap="lg">
            {mayImport && <UploadCard mostMegabytes={answer.mostMegabytes} />}
            <History {...answer} hrefFor={hrefFor} />
          </Stack>
        )}
      </Answered>
    </Room>
  );
}

const History = ({ imports, page, pageCount, hrefFor }: DeskAnswer<'/catalog/imports'> & { hrefFor: (page: number) => string }) => (
  <Stack gap="md">
    {imports.length === 0
      ? <EmptyState icon="box" title="No imports">Imports by the desk and by npm run catalog:import are listed here.</EmptyState>
      : <Section title="Imports, the newest first"><Table caption="Imports, the newest first" isCaptionHidden columns={columns} items={imports} keyOf={({ importId }) => String(importId)} onPhone="cards" /></Section>}
    <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
  </Stack>
);
