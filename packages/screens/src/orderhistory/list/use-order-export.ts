import type { OrderLineRow } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml } from '../../shell/index.ts';
import { orderStatuses } from '../../orders/index.ts';
import type { OrderFilter } from './order-filter.ts';
import { ordersCsv } from './orders-csv.ts';

function saveFile(text: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'orders.csv';
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves the lines of all orders that the filter lets through as a file, those of the other pages too. */
export function useOrderExport() {
  const call = useCall();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);

  async function linesOf({ status, vendor, from, to }: OrderFilter): Promise<OrderLineRow[]> {
    const filter = { status: orderStatuses.find((known) => known === status), vendor, from, to };
    const lines: OrderLineRow[] = [];
    for (let page = 1, orders = 0; ; page += 1) {
      const { attributes } = await call('/orderhistory/my_orders', { ...filter, page, include: 'lines' }, { spinner: false });
      lines.push(...(attributes.lines ?? []));
      orders += attributes.orders.length;
      if (attributes.orders.length === 0 || orders >= attributes.total) return lines;
    }
  }

  async function exportOrders(filter: OrderFilter): Promise<void> {
    setPending(true);
    try {
      saveFile(ordersCsv(await linesOf(filter)));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `The orders were not exported. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { exportOrders, isPending };
}
