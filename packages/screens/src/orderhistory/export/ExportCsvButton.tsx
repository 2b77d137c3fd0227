import { Button } from '@quartermaster/ui';
import { useOrderExport, type OrderPages } from './use-order-export.ts';

/** Saves the orders of all pages. */
export function ExportCsvButton({ pages }: { pages: OrderPages }) {
  const { exportOrders, isPending } = useOrderExport();
  return (
    <Button size="sm" icon="download" isPending={isPending} pendingLabel="Collecting the orders" onClick={() => void exportOrders(pages)}>Export CSV</Button>
  );
}
