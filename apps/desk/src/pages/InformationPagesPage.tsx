import type { ListedInformationPage } from '@quartermaster/contracts-desk';
import { Actions, ButtonLink, Link, type Column } from '@quartermaster/ui';
import { useState } from 'react';
import { Answered } from '../parts/Answered.tsx';
import { List } from '../parts/List.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { SaveCsvButton } from '../parts/SaveCsvButton.tsx';
import { useList } from '../parts/use-list.ts';
import type { DeskRefusal } from '../wire/desk-client.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { informationKinds, kindWords, type InformationKind } from './kind-words.ts';

const states = [{ value: 'all', label: 'All' }, ...informationKinds.map((value) => ({ value, label: kindWords[value] }))];

const columns: readonly Column<ListedInformationPage>[] = [
  { id: 'key', header: 'Key', isRowHeader: true, cell: ({ key }) => <Link href={`/pages/${encodeURIComponent(key)}`}>{key}</Link> },
  { id: 'title', header: 'Title', cell: ({ title }) => title },
  { id: 'shown', header: 'Shown as', cell: ({ shown }) => kindWords[shown] },
  { id: 'updated', header: 'Day', cell: ({ updated }) => updated },
  { id: 'from', header: 'From', cell: ({ supplied }) => (supplied ? 'The product' : 'This desk or a command') },
];

/** Pages of information and entries of the news. */
export function InformationPagesPage() {
  const { filter, search, hrefFor } = useList<InformationKind | 'all'>(['all', ...informationKinds], 'all');
  const may = useMay('/page/save');
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const asked = useAnswer('/pages', filter);
  return (
    <Room
      title="Information"
      actions={
        <Actions>
          {may && <ButtonLink href="/pages/write" icon="plus">Write a page</ButtonLink>}
          {may && <ButtonLink href="/pages/import" icon="plus">Import a file</ButtonLink>}
          <SaveCsvButton path="/pages/export" onRefusal={setRefusal} />
        </Actions>
      }
    >
      <p>What buyers read beside the catalog: pages, dialogs and news. A page that came with the product is yours once you have changed it.</p>
      <Refused refusal={refusal} />
      <Answered {...asked}>
        {({ pages, total, pageCount }) => (
          <List
            caption="Pages of information" noun={['page', 'pages']} searchLabel="Key, title or words" states={states}
            filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: pages }} columns={columns} keyOf={({ key }) => key}
            empty="No page is of this kind, or has these words."
          />
        )}
      </Answered>
    </Room>
  );
}
