import type { ListedMemberDomain } from '@quartermaster/contracts-desk';
import { Actions, ButtonLink, Link, type Column } from '@quartermaster/ui';
import { useState } from 'react';
import { ActiveState } from '../parts/ActiveState.tsx';
import { Answered } from '../parts/Answered.tsx';
import { List } from '../parts/List.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { SaveCsvButton } from '../parts/SaveCsvButton.tsx';
import { useList } from '../parts/use-list.ts';
import type { DeskRefusal } from '../wire/desk-client.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { kindWords } from './kind-words.ts';

const states = [{ value: 'all', label: 'All' }, { value: 'active', label: 'Active' }, { value: 'retired', label: 'Retired' }];

const columns: readonly Column<ListedMemberDomain>[] = [
  { id: 'domain', header: 'Domain', isRowHeader: true, cell: ({ domain }) => <Link href={`/member-domains/${domain}`}>{domain}</Link> },
  { id: 'government', header: 'Government', cell: ({ government, state }) => `${government}, ${state}` },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kindWords[kind] },
  { id: 'since', header: 'Since', cell: ({ since }) => since },
  { id: 'state', header: 'State', cell: ({ active }) => <ActiveState active={active} /> },
];

/** The e-mail domains of state and local governments. */
export function MemberDomainsPage() {
  const { filter, search, hrefFor } = useList(['all', 'active', 'retired'], 'all');
  const may = useMay('/member-domain/add');
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const asked = useAnswer('/member-domains', filter);
  return (
    <Room
      title="Member domains"
      actions={
        <Actions>
          {may && <ButtonLink href="/member-domains/add" icon="plus">List a domain</ButtonLink>}
          {may && <ButtonLink href="/member-domains/import" icon="plus">Import a file</ButtonLink>}
          <SaveCsvButton path="/member-domains/export" onRefusal={setRefusal} />
        </Actions>
      }
    >
      <p>Who has a confirmed e-mail address of an active domain here, or of a sub-domain, is a member of that state or local government. <Link href="/member-domains/unlisted">Buyers whom the list leaves out</Link></p>
      <Refused refusal={refusal} />
      <Answered {...asked}>
        {({ memberDomains, total, pageCount }) => (
          <List
            caption="Member domains" noun={['domain', 'domains']} searchLabel="Domain, government or state" states={states}
            filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: memberDomains }} columns={columns} keyOf={({ domain }) => domain}
            empty="No such domain is listed. List one, or import a file."
          />
        )}
      </Answered>
    </Room>
  );
}
