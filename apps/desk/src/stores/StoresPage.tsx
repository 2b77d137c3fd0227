import type { ListedStore } from '@quartermaster/contracts-desk';
import { Card, Link, Table, Text, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { Room } from '../parts/Room.tsx';
import { useAnswer } from '../wire/use-answer.ts';
import { StoreState } from './StoreState.tsx';

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
  return (
    <Room title="Stores">
      <Text as="p" tone="muted">A store or a new version is added with the command for stores, which runs the conformance rules in a browser first.</Text>
      <Answered {...asked}>{({ stores }) => <Card look="flush"><Table caption="Stores by number" isCaptionHidden columns={columns} items={stores} keyOf={({ name }) => name} onPhone="cards" /></Card>}</Answered>
    </Room>
  );
}
