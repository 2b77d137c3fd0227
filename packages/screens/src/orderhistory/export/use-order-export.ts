import type { OrderLineRow, OrderRow } from '@quartermaster/contracts';
import { CallFailure, concernsPage, useAlerts, useCall } from '@quartermaster/core';
import { useState } from 'react';
import { escapeHtml, saveFile } from '../../shell/index.ts';
import { ordersCsv } from './orders-csv.ts';

type Call = ReturnType<typeof useCall>;

/** Reads one page of a list of orders, with its lines. Pages count from 1. */
export type OrderPages = (call: Call, page: number) => Promise<{ orders: readonly OrderRow[]; total: number; lines: readonly OrderLineRow[] | null }>;

/** Saves the lines of all orders of a list as a file, those of the other pages too. */
export function useOrderExport() {
  const call = useCall();
  const alerts = useAlerts();
  const [isPending, setPending] = useState(false);

  async function linesOf(pages: OrderPages): Promise<OrderLineRow[]> {
    const lines: OrderLineRow[] = [];
    for (let page = 1, count = 0; ; page += 1) {
      const read = await pages(call, page);
      lines.push(...(read.lines ?? []));
      count += read.orders.length;
      if (read.orders.length === 0 || count >= read.total) return lines;
    }
  }

  async function exportOrders(pages: OrderPages): Promise<void> {
    setPending(true);
    try {
      saveFile('orders.csv', ordersCsv(await linesOf(pages)));
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      if (concernsPage(failure)) alerts.show({ type: 'error', msg: `The orders were not exported. ${escapeHtml(failure.message)}` });
    } finally {
      setPending(false);
    }
  }

  return { exportOrders, isPending };
}
