import type { ListedStore } from '@quartermaster/contracts-desk';
import { ButtonLink, Card, Link, Table, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { Room } from '../parts/Room.tsx';
import { useMay } from '../wire/desk-context.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { StoreState } from './StoreState.tsx';
import { additionsAddress } from './work/store-addresses.ts';

const columns: readonly Column<ListedStore>[] = [
  { id: 'name', header: 'Store', isRowHeader: true, cell: ({ name }) => <Link href={`/stores/${name}`}>{name}</Link> },
  { id: 'number', header: 'Number', cell: ({ number }) => String(number) },
  { id: 'from', header: 'Comes from', cell: ({ shipped, activeVersion }) => (shipped ? `Its owner, version ${activeVersion ?? 'none'}` : 'The build of the web') },
  { id: 'hosts', header: 'Hosts', cell: ({ hosts }) => (hosts.length === 0 ? 'None' : hosts.join(', ')) },
  { id: 'state', header: 'State', cell: ({ off, failures }) => <StoreState off={off} failures={failures} /> },
];

/** The stores of the deployment. */
export function StoresPage() {
  const asked = useAnswer('/stores', {});
  const mayAdd = useMay('/stores/add');
  return (
    <Room title="Stores" actions={<ButtonLink href={additionsAddress}>{mayAdd ? 'Add a store or a version' : 'Packages of stores'}</ButtonLink>}>
      <Answered {...asked}>{({ stores }) => <Card look="flush"><Table caption="Stores by number" isCaptionHidden columns={columns} items={stores} keyOf={({ name }) => name} onPhone="cards" /></Card>}</Answered>
    </Room>
  );
}
