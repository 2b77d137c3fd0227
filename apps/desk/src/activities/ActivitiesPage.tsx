import type { ListedActivity } from '@quartermaster/contracts-desk';
import { Actions, ButtonLink, Link, Text, type Column } from '@quartermaster/ui';
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
import { ActiveState } from '../parts/ActiveState.tsx';

const states = [{ value: 'all', label: 'All' }, { value: 'active', label: 'Active' }, { value: 'retired', label: 'Retired' }];

const columns: readonly Column<ListedActivity>[] = [
  { id: 'aac', header: 'Code', isRowHeader: true, cell: ({ aac }) => <Link href={`/activities/${aac}`}><Text isCode>{aac}</Text></Link> },
  { id: 'activity', header: 'Activity', cell: ({ activity }) => activity },
  { id: 'place', header: 'Place', cell: ({ city, state, zip }) => `${city}, ${state} ${zip}` },
  { id: 'state', header: 'State', cell: ({ active }) => <ActiveState active={active} /> },
];

/** The directory of activity address codes. */
export function ActivitiesPage() {
  const { filter, search, hrefFor } = useList(['all', 'active', 'retired'], 'all');
  const mayImport = useMay('/activities/import');
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const asked = useAnswer('/activities', filter);
  return (
    <Room
      title="Activity address codes"
      actions={<Actions><ButtonLink href="/activities/passwords">AAC passwords in force</ButtonLink>{mayImport && <ButtonLink href="/activities/import" icon="plus">Import a file</ButtonLink>}<SaveCsvButton path="/activities/export" onRefusal={setRefusal} /></Actions>}
    >
      <Refused refusal={refusal} />
      <Answered {...asked}>
        {({ activities, total, pageCount }) => (
          <List
            caption="Activities by code" noun={['activity', 'activities']} searchLabel="Code, name or place" states={states}
            filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: activities }} columns={columns} keyOf={({ aac }) => aac}
            empty="The directory has no such activity. Import a file to fill it."
          />
        )}
      </Answered>
    </Room>
  );
}
