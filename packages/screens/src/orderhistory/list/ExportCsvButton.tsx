import { Button } from '@quartermaster/ui';
import type { OrderFilter } from './order-filter.ts';
import { useOrderExport } from './use-order-export.ts';

/** Saves the orders of all pages that the filter lets through. */
export function ExportCsvButton({ filter }: { filter: OrderFilter }) {
  const { exportOrders, isPending } = useOrderExport();
  return (
    <Button size="sm" icon="download" isPending={isPending} pendingLabel="Collecting the orders" onClick={() => void exportOrders(filter)}>Export CSV</Button>
  );
}
