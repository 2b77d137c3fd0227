import type { StoreName } from '@quartermaster/contracts';
import type { Sql } from './plugin-host.ts';
import { serverPoint, withMethods } from './server-point.ts';

/** Numbers the documents of a sale. */
export interface DocumentNumbers {
  /** The number of the next order, inside the transaction that places it: what is rolled back uses up no number. */
  nextOrder(transaction: Sql, store: StoreName, placedAt: Date): Promise<string>;
  /** The number of an order's `position`th purchase order, counted from 1. */
  purchaseOrder(order: string, position: number): string;
}

export const documentNumbers = serverPoint<DocumentNumbers>()('document-numbers', 'one', {
  doc: 'The numbers of orders and purchase orders. The default counts without gaps per store and fiscal year. Replace it where an agency prescribes its own.',
  validate: withMethods('nextOrder', 'purchaseOrder'),
});
