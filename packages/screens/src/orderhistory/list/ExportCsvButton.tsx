import type { OrderRow } from '@quartermaster/contracts';
import { Button } from '@quartermaster/ui';
import { ordersCsv } from './orders-csv.ts';

/** Saves the rows that are shown as a file. */
export function ExportCsvButton({ orders }: { orders: readonly OrderRow[] }) {
  function save() {
    const address = URL.createObjectURL(new Blob(['\uFEFF', ordersCsv(orders)], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'orders.csv';
    link.click();
    URL.revokeObjectURL(address);
  }
  return <Button icon="download" onClick={save}>Export CSV</Button>;
}
