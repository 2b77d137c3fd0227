import type { Dashboard } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Badge, Inline, Link, Table } from '@quartermaster/ui';
import { calendarDay, statusLook, statusWords } from '../../orders/index.ts';

export type ExpectedOrderTableProps = Pick<Dashboard, 'expected' | 'today'>;

export function ExpectedOrderTable({ expected, today }: ExpectedOrderTableProps) {
  const { href } = useNavigation();
  return (
    <Table
      caption="Purchase orders by the day on which they are expected"
      isCaptionHidden
      items={expected}
      keyOf={({ poNumber }) => poNumber}
      columns={[
        { id: 'number', header: 'Purchase order', isRowHeader: true, cell: ({ poNumber, orderNumber }) => <Link href={href('/orderhistory/order_details', { orderNumber })}>{poNumber}</Link> },
        { id: 'expected', header: 'Expected', cell: ({ expectedOn }) => <Inline as="span">{calendarDay(expectedOn)}{expectedOn < today && <Badge look="warning">Late</Badge>}</Inline> },
        { id: 'vendor', header: 'Vendor', cell: ({ vendor }) => vendor },
        { id: 'status', header: 'Status', cell: ({ status }) => <Badge look={statusLook[status]}>{statusWords[status]}</Badge> },
      ]}
    />
  );
}
