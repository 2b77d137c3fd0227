import type { ListedSynonyms } from '@quartermaster/contracts-desk';
import { Actions, ButtonLink, Link, type Column } from '@quartermaster/ui';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { Done } from '../parts/Done.tsx';
import { List } from '../parts/List.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { SaveCsvButton } from '../parts/SaveCsvButton.tsx';
import { useList } from '../parts/use-list.ts';
import type { DeskRefusal } from '../wire/desk-client.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { addressOfSynonyms, synonymsRoom } from './addresses.ts';

const columns: readonly Column<ListedSynonyms>[] = [
  { id: 'words', header: 'Words for the same thing', isRowHeader: true, cell: ({ id, phrases }) => <Link href={addressOfSynonyms(id)}>{phrases.join(', ')}</Link> },
  { id: 'number', header: 'Number', align: 'end', cell: ({ id }) => id },
];

const doneWords: Readonly<Record<string, string>> = { added: 'The group is added. It counts with the next search.', changed: 'The group is changed. It counts with the next search.', removed: 'The group is removed. It does not count any more.' };

/** Words that buyers use for the same thing. */
export function SynonymsPage() {
  const { filter: { q, page }, search, hrefFor } = useList(['all'], 'all');
  const may = useMay('/synonyms/set');
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const asked = useAnswer('/synonyms', { q, page });
  const { state } = useLocation() as { state: unknown };
  const text = typeof state === 'string' ? doneWords[state] : undefined;
  const done = useMemo(() => (text === undefined ? null : { text }), [text]);
  return (
    <Room
      title="Synonyms"
      within={{ label: 'Search', href: '/searches' }}
      actions={
        <Actions>
          {may && <ButtonLink href={`${synonymsRoom}/set`} icon="plus">Add a group</ButtonLink>}
          {may && <ButtonLink href={`${synonymsRoom}/import`}>Import a file</ButtonLink>}
          <SaveCsvButton path="/synonyms/export" label="Save all as a file" onRefusal={setRefusal} />
        </Actions>
      }
    >
      <Done done={done} />
      <p>Words of a group find each other in every store; the typed one counts more. A change counts with the next search.</p>
      <Refused refusal={refusal} />
      <Answered {...asked}>
        {({ groups, total, pageCount }) => (
          <List
            caption="Synonyms" noun={['group', 'groups']} searchLabel="A word of the group"
            filter={{ q, page, state: 'all' }} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: groups }} columns={columns} keyOf={({ id }) => String(id)}
            empty={q === '' ? 'There are no synonyms.' : 'No group has this word.'}
          />
        )}
      </Answered>
    </Room>
  );
}
