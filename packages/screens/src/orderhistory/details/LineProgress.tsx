import type { PurchaseOrderProgress } from '@quartermaster/contracts';
import { Table } from '@quartermaster/ui';
import { calendarDay } from '../../orders/index.ts';

/** The quantities of each line that are rejected, shipped and received; nothing as long as there are none. */
export function LineProgress({ progress: { poNumber, lines } }: { progress: PurchaseOrderProgress }) {
  const isTouched = lines.some((line) => line.rejected + line.shipped + line.received > 0 || line.promisedDate !== null);
  if (!isTouched) return null;
  return (
    <Table
      caption={`Delivery of purchase order ${poNumber}`}
      items={lines}
      keyOf={({ position }) => String(position)}
      columns={[
        { id: 'line', header: 'Line', isRowHeader: true, cell: ({ position, name }) => `${position}. ${name}` },
        { id: 'ordered', header: 'Ordered', align: 'end', cell: ({ ordered }) => ordered },
        { id: 'rejected', header: 'Rejected', align: 'end', cell: ({ rejected }) => rejected },
        { id: 'shipped', header: 'Shipped', align: 'end', cell: ({ shipped }) => shipped },
        { id: 'received', header: 'Received', align: 'end', cell: ({ received }) => received },
        { id: 'promised', header: 'Promised for', cell: ({ promisedDate }) => (promisedDate === null ? 'No date' : calendarDay(promisedDate)) },
      ]}
    />
  );
}
