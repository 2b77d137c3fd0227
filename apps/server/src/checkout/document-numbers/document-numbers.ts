import type { StoreName } from '@quartermaster/contracts';
import type { Connection } from '@quartermaster/database';
import { federalFiscalYear } from './fiscal-year.ts';
import { orderNumber, purchaseOrderNumber } from './order-number.ts';

/** Names the documents of a sale. Replace it where an agency prescribes numbers of its own. */
export interface DocumentNumbers {
  /** The number of the next order, inside the transaction that places it: what is rolled back uses up no number. */
  nextOrder(connection: Connection, store: StoreName, placedAt: Date): Promise<string>;
  /** The number of an order's `position`th purchase order, counted from 1. */
  purchaseOrder(order: string, position: number): string;
}

/**
 * The default: {@link orderNumber}, counted without gaps per store and fiscal year. The counter's row stays locked until
 * the order is committed, so ask for it last.
 */
export const countedDocumentNumbers: DocumentNumbers = {
  async nextOrder(connection, store, placedAt) {
    const fiscalYear = federalFiscalYear(placedAt);
    const { rows } = await connection.query<{ sequence: number; storeNumber: number | null }>(
      `insert into marketplace.order_counter as counter (store, fiscal_year, last) values ($1, $2, 1)
       on conflict (store, fiscal_year) do update set last = counter.last + 1
       returning last as sequence, (select number from marketplace.store_number where name = store) as "storeNumber"`,
      [store, fiscalYear],
    );
    const { sequence, storeNumber } = rows[0] ?? {};
    if (sequence === undefined || storeNumber == null) throw new Error(`The order counter gave no number for the store ${store}.`);
    return orderNumber({ storeNumber, fiscalYear, sequence });
  },
  purchaseOrder: purchaseOrderNumber,
};
