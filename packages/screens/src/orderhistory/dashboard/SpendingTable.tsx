import { formatMoney, type Dashboard } from '@quartermaster/contracts';
import { useNavigation } from '@quartermaster/core';
import { Cell, Link, Row, RowHeader, Table, VisuallyHidden } from '@quartermaster/ui';
import { monthInWords } from './month-words.ts';

/** The numbers of the chart. Each number of orders leads to them. */
export function SpendingTable({ spending: { fiscalYear, months, spent } }: { spending: Dashboard['spending'] }) {
  const { href } = useNavigation();
  const orders = months.reduce((sum, month) => sum + month.orders, 0);
  return (
    <Table
      caption={`Spending by month of fiscal year ${fiscalYear}`}
      isCaptionHidden
      onPhone="scroll"
      items={months}
      keyOf={({ from }) => from}
      columns={[
        { id: 'month', header: 'Month', isRowHeader: true, cell: ({ from }) => monthInWords(from) },
        {
          id: 'orders',
          header: 'Orders',
          align: 'end',
          cell: ({ from, to, orders: placed }) => placed === 0
            ? 0
            : <Link href={href('/orderhistory/order_search', { from, to })}>{placed.toLocaleString('en-US')}<VisuallyHidden> {placed === 1 ? 'order' : 'orders'} of {monthInWords(from)}</VisuallyHidden></Link>,
        },
        { id: 'spent', header: 'Spent', align: 'end', cell: (month) => formatMoney(month.spent) },
      ]}
      footer={<Row><RowHeader>Total</RowHeader><Cell align="end" label="Orders">{orders.toLocaleString('en-US')}</Cell><Cell align="end" label="Spent">{formatMoney(spent)}</Cell></Row>}
    />
  );
}
