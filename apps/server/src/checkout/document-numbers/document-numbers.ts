import type { DocumentNumbers } from '@quartermaster/deployment';
import { federalFiscalYear } from '../../runtime/index.ts';
import { orderNumber, purchaseOrderNumber } from './order-number.ts';

/**
 * The default: {@link orderNumber}, counted without gaps per store and fiscal year. The counter's row stays locked until
 * the order is committed, so ask for it last.
 */
export const countedDocumentNumbers: DocumentNumbers = {
  async nextOrder(transaction, store, placedAt) {
    const fiscalYear = federalFiscalYear(placedAt);
    const { rows } = await transaction.query<{ sequence: number; storeNumber: number | null }>(
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
