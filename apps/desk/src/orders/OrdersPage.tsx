import type { ListedPurchaseOrder } from '@quartermaster/contracts-desk';
import { Alert, Link, Stack, Text, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { List } from '../parts/List.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Room } from '../parts/Room.tsx';
import { useList } from '../parts/use-list.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { reasonKinds, reasonName } from './reasons.ts';
import { Reasons } from './Reasons.tsx';

const states = ['queue', ...reasonKinds, 'all'] as const;

const choices = [{ value: 'queue', label: 'In the queue' }, ...reasonKinds.map((kind) => ({ value: kind, label: reasonName[kind] })), { value: 'all', label: 'All purchase orders' }];

const columns: readonly Column<ListedPurchaseOrder>[] = [
  { id: 'number', header: 'Purchase order', isRowHeader: true, cell: ({ number }) => <Link href={`/orders/${number}`}><Text isUnbroken>{number}</Text></Link> },
  { id: 'vendor', header: 'Vendor', cell: ({ vendor, vendorId }) => <>{vendor} <Text tone="muted" size="sm">{vendorId}</Text></> },
  { id: 'store', header: 'Store', cell: ({ store }) => store },
  { id: 'placed', header: 'Placed', cell: ({ placedAt }) => <Moment at={placedAt} /> },
  { id: 'status', header: 'Status', cell: ({ status }) => status },
  { id: 'why', header: 'In the queue', cell: ({ reasons }) => <Waiting reasons={reasons} /> },
];

const Waiting = ({ reasons }: Pick<ListedPurchaseOrder, 'reasons'>) => {
  const [oldest] = reasons;
  return oldest === undefined ? <Text tone="muted">No</Text> : <Stack gap="xxs"><Reasons reasons={reasons} /><Text tone="muted" size="sm">since <Moment at={oldest.since} /></Text></Stack>;
};

/** Purchase orders that wait for an operator, and the search for any other. */
export function OrdersPage() {
  const { filter, search, hrefFor } = useList(states, 'queue');
  const asked = useAnswer('/orders', filter);
  return (
    <Room title="Orders">
      <Answered {...asked}>
        {({ orders, total, pageCount, hasMore }) => (
          <Stack gap="md">
            {hasMore && <Alert><p>There are more. These are the newest; ask for more of the number or the vendor.</p></Alert>}
            <List
              caption="Purchase orders" noun={['purchase order', 'purchase orders']} searchLabel="Number of the order or vendor" states={choices}
              filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: orders }} columns={columns} keyOf={({ number }) => number}
              empty={filter.state === 'all' ? 'No purchase order has this number or vendor. Begin with the first signs of either.' : 'Nothing waits for an operator here. Choose "All purchase orders" to look for any other.'}
            />
          </Stack>
        )}
      </Answered>
    </Room>
  );
}
