import type { SpecialItemNumber } from '@quartermaster/contracts-desk';
import { Actions, ButtonLink, Link, Table, type Column } from '@quartermaster/ui';
import { useState } from 'react';
import { Answered } from '../parts/Answered.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Room } from '../parts/Room.tsx';
import { SaveCsvButton } from '../parts/SaveCsvButton.tsx';
import type { DeskRefusal } from '../wire/desk-client.ts';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';

const columns: readonly Column<SpecialItemNumber>[] = [
  { id: 'sin', header: 'Number', isRowHeader: true, cell: ({ sin }) => <Link href={`/catalog/special-item-numbers/set?sin=${sin}`}>{sin}</Link> },
  { id: 'title', header: 'Title', cell: ({ title }) => (title === '' ? 'None: buyers read the number alone' : title) },
  { id: 'category', header: 'Large category', cell: ({ largeCategory }) => largeCategory },
  { id: 'offers', header: 'Offers', align: 'end', cell: ({ offers }) => offers.toLocaleString('en-US') },
  { id: 'source', header: 'Where the title was read', cell: ({ source }) => source },
];

/** What Special Item Numbers of contracts are called. */
export function SpecialItemNumbersPage() {
  const may = useMay('/special-item-number/set');
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const asked = useAnswer('/special-item-numbers', {});
  return (
    <Room title="Special Item Numbers" within={{ label: 'Catalog', href: '/catalog' }} actions={
      <Actions>
        {may && <ButtonLink href="/catalog/special-item-numbers/set" icon="plus">Add a title</ButtonLink>}
        {may && <ButtonLink href="/catalog/special-item-numbers/import" icon="plus">Import a file</ButtonLink>}
        <SaveCsvButton path="/special-item-numbers/export" onRefusal={setRefusal} />
      </Actions>
    }>
      <p>Buyers narrow results to the number under which something is offered, and read its title beside it.</p>
      <Refused refusal={refusal} />
      <Answered {...asked}>{({ specialItemNumbers }) => <Table caption="Special Item Numbers" items={specialItemNumbers} keyOf={({ sin }) => sin} columns={columns} onPhone="cards" />}</Answered>
    </Room>
  );
}
