import type { ListedAgency } from '@quartermaster/contracts-desk';
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

const columns: readonly Column<ListedAgency>[] = [
  { id: 'name', header: 'Agency', isRowHeader: true, cell: ({ code, name }) => <Link href={`/agencies/${code}`}>{name}</Link> },
  { id: 'domains', header: 'E-mail domains', cell: ({ emailDomains }) => (emailDomains.length === 0 ? 'None' : emailDomains.join(', ')) },
  { id: 'bureaus', header: 'Bureaus', cell: ({ bureaus }) => bureaus.length },
];

/** The agencies that buyers may belong to. */
export function AgenciesPage() {
  const { filter: { q, page }, search, hrefFor } = useList(['all'], 'all');
  const may = useMay('/agencies/import');
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const asked = useAnswer('/agencies', { q, page });
  return (
    <Room
      title="Agencies"
      actions={
        <Actions>
          {may && <ButtonLink href="/agencies/import" icon="plus">Import a file</ButtonLink>}
          <SaveCsvButton path="/agencies/export" onRefusal={setRefusal} />
        </Actions>
      }
    >
      <Refused refusal={refusal} />
      <Answered {...asked}>
        {({ agencies, total, pageCount }) => (
          <List
            caption="Agencies by name" noun={['agency', 'agencies']} searchLabel="Name, code, domain or bureau"
            filter={{ q, page, state: 'all' }} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: agencies }} columns={columns} keyOf={({ code }) => code}
            empty="No agency has these words."
          />
        )}
      </Answered>
    </Room>
  );
}
