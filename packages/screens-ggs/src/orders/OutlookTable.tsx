import type { Dashboard } from '@quartermaster/contracts';
import { OutlookCount, outlooks } from '@quartermaster/screens/parts';
import { Table } from '@quartermaster/ui';

/** How many orders are open, late and expected this week, a row for each. */
export function OutlookTable({ dashboard }: { dashboard: Dashboard }) {
  return (
    <Table
      caption="Orders by what is still to come"
      isCaptionHidden
      items={outlooks(dashboard)}
      keyOf={({ outlook }) => outlook}
      columns={[
        { id: 'kind', header: 'Orders', isRowHeader: true, cell: ({ title }) => title },
        { id: 'count', header: 'Number', align: 'end', cell: ({ outlook, title }) => <OutlookCount outlook={outlook} title={title} count={dashboard.counts[outlook]} /> },
        { id: 'meaning', header: 'Which', cell: ({ text }) => text },
      ]}
    />
  );
}
