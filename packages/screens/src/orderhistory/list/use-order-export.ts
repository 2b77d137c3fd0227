import type { OrderRow } from '@quartermaster/contracts';
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

/** Saves all orders that the filter lets through as a file, those of the other pages too. */
export function useOrderExport() {
  const call = useCall();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);

  async function ordersOf({ status, vendor, from, to }: OrderFilter): Promise<OrderRow[]> {
    const filter = { status: orderStatuses.find((known) => known === status), vendor, from, to };
    const orders: OrderRow[] = [];
    for (let page = 1; ; page += 1) {
      const { attributes } = await call('/orderhistory/my_orders', { ...filter, page }, { spinner: false });
      orders.push(...attributes.orders);
      if (attributes.orders.length === 0 || orders.length >= attributes.total) return orders;
    }
  }

  async function exportOrders(filter: OrderFilter): Promise<void> {
    setPending(true);
    try {
      saveFile(ordersCsv(await ordersOf(filter)));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `The orders were not exported. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { exportOrders, isPending };
}
