import { orderStatusWords } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { calendarDay, type ExpectedOrderTableProps } from '@quartermaster/screens/parts';
import { Link, Table } from '@quartermaster/ui';
import { titleFirst } from './title-first.ts';

/** What is late or expected this week in numbered rows, its state in words alone. */
export function ExpectedRequisitions({ expected, today }: ExpectedOrderTableProps) {
  const { href } = useNavigation();
  return (
    <div css={titleFirst}>
      <Table
        caption="Purchase orders by the day on which they are expected"
        isCaptionHidden
        items={expected.map((purchaseOrder, index) => ({ ...purchaseOrder, place: index + 1 }))}
        keyOf={({ poNumber }) => poNumber}
        columns={[
          { id: 'place', header: 'No.', cell: ({ place }) => place },
          { id: 'number', header: 'Purchase order', isRowHeader: true, cell: ({ poNumber, orderNumber }) => <Link href={href('/orderhistory/order_details', { orderNumber })}>{poNumber}</Link> },
          { id: 'status', header: 'Status', cell: ({ status }) => orderStatusWords[status] },
          { id: 'expected', header: 'Expected', cell: ({ expectedOn }) => calendarDay(expectedOn) },
          { id: 'late', header: 'Late', cell: ({ expectedOn }) => (expectedOn < today ? 'Yes' : 'No') },
          { id: 'vendor', header: 'Vendor', cell: ({ vendor }) => vendor },
        ]}
      />
    </div>
  );
}
