import type { ListedDeskMessage } from '@quartermaster/contracts-desk';
import { Link, Select, Text, type Column } from '@quartermaster/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Answered } from '../parts/Answered.tsx';
import { AnyWords } from '../parts/AnyWords.tsx';
import { List } from '../parts/List.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { SaveCsvButton } from '../parts/SaveCsvButton.tsx';
import { useList } from '../parts/use-list.ts';
import type { DeskRefusal } from '../wire/desk-client.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { MessageState } from './MessageState.tsx';

type State = 'open' | 'closed' | 'all';
const states = [{ value: 'open', label: 'Open' }, { value: 'closed', label: 'Closed' }, { value: 'all', label: 'All' }];

const columns: readonly Column<ListedDeskMessage>[] = [
  { id: 'number', header: 'Number', isRowHeader: true, cell: ({ number }) => <Link href={`/messages/${number}`}><Text isUnbroken>{number}</Text></Link> },
  { id: 'about', header: 'About', cell: ({ about }) => about },
  { id: 'begins', header: 'Begins', cell: ({ begins }) => <AnyWords>{begins}</AnyWords> },
  { id: 'sender', header: 'From', cell: ({ sender }) => (sender === '' ? 'No name' : <AnyWords>{sender}</AnyWords>) },
  { id: 'store', header: 'Store', cell: ({ store }) => store },
  { id: 'received', header: 'Came', cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
  { id: 'state', header: 'State', cell: ({ state }) => <MessageState state={state} /> },
];

/** What people wrote to the help desk: with its form, as feedback, suggestions, requests and answers to the survey. */
export function MessagesPage() {
  const { filter, search, hrefFor } = useList<State>(['open', 'closed', 'all'], 'open');
  const [params, setParams] = useSearchParams();
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const about = params.get('about') ?? '';
  const asked = useAnswer('/messages', { ...filter, about });
  const withAbout = (address: string): string => (about === '' ? address : `${address}&about=${about}`);
  return (
    <Room title="Messages" actions={<SaveCsvButton path="/messages/export" filter={{ q: filter.q, state: filter.state, about }} label="Save these as CSV" onRefusal={setRefusal} />}>
      <Refused refusal={refusal} />
      <Answered {...asked}>
        {({ messages, subjects, total, pageCount }) => (
          <>
            <Select
              label="About" width="medium" value={about} options={[{ value: '', label: 'Everything' }, ...subjects]}
              onChange={({ target }) => setParams({ ...(filter.q !== '' && { q: filter.q }), ...(filter.state !== 'open' && { state: filter.state }), ...(target.value !== '' && { about: target.value }) })}
            />
            <List
              caption="Messages" noun={['message', 'messages']} searchLabel="Number, sender, store or words" states={states}
              filter={filter} onSearch={search} hrefFor={(page) => withAbout(hrefFor(page))} found={{ total, pageCount, items: messages }} columns={columns} keyOf={({ number }) => number}
              empty="No message is in this state, or has these words."
            />
          </>
        )}
      </Answered>
    </Room>
  );
}
