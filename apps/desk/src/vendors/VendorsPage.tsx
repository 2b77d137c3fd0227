import type { ListedVendor } from '@quartermaster/contracts-desk';
import { Badge, Link, Text, type Column } from '@quartermaster/ui';
import { Answered } from '../parts/Answered.tsx';
import { List } from '../parts/List.tsx';
import { Room } from '../parts/Room.tsx';
import { useList } from '../parts/use-list.ts';
import { counted } from '../parts/words.ts';
import { useAnswer } from '../wire/use-answer.ts';
import { addressOfVendor } from './addresses.ts';

const states = [{ value: 'all', label: 'All' }, { value: 'withoutWay', label: 'Without a way' }, { value: 'waiting', label: 'With purchase orders that wait' }];

const columns: readonly Column<ListedVendor>[] = [
  { id: 'name', header: 'Vendor', isRowHeader: true, cell: ({ vendorId, name }) => <Link href={addressOfVendor(vendorId)}>{name}</Link> },
  { id: 'id', header: 'ID', cell: ({ vendorId }) => <Text isCode>{vendorId}</Text> },
  { id: 'ways', header: 'Gets purchase orders by', cell: Ways },
  { id: 'waiting', header: 'Purchase orders that wait', cell: WaitingCount },
];

function Ways({ ways, trialMailbox }: ListedVendor) {
  if (ways.length > 0) return ways.join(', ');
  return trialMailbox === null ? <Badge look="warning">No way</Badge> : 'Mailbox of the trial';
}

function WaitingCount({ waiting, dead }: ListedVendor) {
  if (waiting + dead === 0) return 'None';
  return <>{waiting > 0 && counted(waiting, 'is tried again', 'are tried again')} {dead > 0 && <Badge look="error">{`${dead} not tried again`}</Badge>}</>;
}

/** The vendors of the catalog, and how each gets purchase orders. */
export function VendorsPage() {
  const { filter, search, hrefFor } = useList(['all', 'withoutWay', 'waiting'], 'all');
  const asked = useAnswer('/vendors', filter);
  return (
    <Room title="Vendors">
      <Answered {...asked}>
        {({ vendors, total, pageCount }) => (
          <List
            caption="Vendors by name" noun={['vendor', 'vendors']} searchLabel="Name or ID" states={states}
            filter={filter} onSearch={search} hrefFor={hrefFor} found={{ total, pageCount, items: vendors }} columns={columns} keyOf={({ vendorId }) => vendorId}
            empty="No vendor is like that. Vendors come with the products of a catalog import."
          />
        )}
      </Answered>
    </Room>
  );
}
