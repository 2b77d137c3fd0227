import type { SpecialItemNumber } from '@quartermaster/contracts-desk';
import { Actions, ButtonLink, Link, Table, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { Room } from '../parts/Room.tsx';
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
  const asked = useAnswer('/special-item-numbers', {});
  return (
    <Room title="Special Item Numbers" within={{ label: 'Catalog', href: '/catalog' }} actions={may && <Actions><ButtonLink href="/catalog/special-item-numbers/set" icon="plus">Add a title</ButtonLink></Actions>}>
      <p>Buyers narrow results to the number under which something is offered, and read its title beside it.</p>
      <Answered {...asked}>{({ specialItemNumbers }) => <Table caption="Special Item Numbers" items={specialItemNumbers} keyOf={({ sin }) => sin} columns={columns} onPhone="cards" />}</Answered>
    </Room>
  );
}
