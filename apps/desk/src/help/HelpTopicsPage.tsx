import type { ListedHelpTopic } from '@quartermaster/contracts-desk';
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

const columns: readonly Column<ListedHelpTopic>[] = [
  { id: 'heading', header: 'Topic', isRowHeader: true, cell: ({ key, heading }) => <Link href={`/help-topics/topic?key=${encodeURIComponent(key)}`}>{heading}</Link> },
  { id: 'category', header: 'Category', cell: ({ categoryLabel }) => categoryLabel },
  { id: 'key', header: 'Key', cell: ({ key }) => key },
  { id: 'from', header: 'From', cell: ({ supplied }) => (supplied ? 'The product' : 'This desk or a command') },
];

/** The topics of the help. */
export function HelpTopicsPage() {
  const { filter, search, hrefFor } = useList(['all'], 'all');
  const may = useMay('/help-topic/save');
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const asked = useAnswer('/help-topics', { q: filter.q, page: filter.page });
  return (
    <Room
      title="Help topics"
      actions={
        <Actions>
          {may && <ButtonLink href="/help-topics/topic" icon="plus">Write a topic</ButtonLink>}
          {may && <ButtonLink href="/help-topics/import" icon="plus">Import a file</ButtonLink>}
          <ButtonLink href="/help-topics/categories">Categories</ButtonLink>
          <SaveCsvButton path="/help-topics/export" onRefusal={setRefusal} />
        </Actions>
      }
    >
      <p>What buyers read in the help. The topics of a category are yours once you have changed one of them: a newer release of the product does not replace them then.</p>
      <Refused refusal={refusal} />
      <Answered {...asked}>
        {({ topics, total, pageCount }) => (
          <List
            caption="Topics of the help" noun={['topic', 'topics']} searchLabel="Key, category, heading or words"
            filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: topics }} columns={columns} keyOf={({ key }) => key}
            empty="No topic has these words."
          />
        )}
      </Answered>
    </Room>
  );
}
