import type { z } from 'zod';
import { tonerSummary } from '../catalog/product.examples.ts';
import { usd } from '../money/money.ts';
import type { CheckedRow, quickOrderForm } from './quick-order.schema.ts';

const toner: NonNullable<CheckedRow['item']> = {
  productId: '3920564', offerId: '3920564-1', name: tonerSummary.name, manufacturer: 'Xerox', partNumber: '006R90321',
  nsn: '7510-01-392-0564', vendor: 'Sample Supply Co.', unitOfIssue: 'Box', price: usd(21_840),
};
const stapler = (productId: string, manufacturer: string): NonNullable<CheckedRow['item']> => ({
  productId, offerId: `${productId}-1`, name: 'Sample stapler', manufacturer, partNumber: '1000', nsn: null, vendor: 'Sample Office Products', unitOfIssue: 'Each', price: usd(1299),
});
const row = (key: string, number: string, quantity: string, more: Partial<CheckedRow>): CheckedRow => ({ key, number, quantity, productId: null, state: 'found', message: null, item: null, choices: [], ...more });

const notFound = row('4', 'XX-0000', '1', { state: 'unknown', message: 'No product of this store has the number XX-0000. Check it, or search by words.' });

export const quickOrderExamples: Record<string, z.output<typeof quickOrderForm>> = {
  'An empty form': { rows: [], added: null },
  'Rows of every kind': {
    rows: [
      row('1', '006r 90321', '2', { item: toner }),
      row('2', '1000', '5', { state: 'ambiguous', message: 'Several products have this number. Choose one.', choices: [stapler('7700001', 'Sample Maker'), stapler('7700002', 'Other Maker')] }),
      row('3', '7510-01-392-0564', '900', { state: 'refused', message: 'Sample Supply Co. has only 40 in stock. Enter a quantity of 40 or less.', item: toner }),
      notFound,
      row('5', '006R90321', 'two', { state: 'incomplete', message: 'Enter a quantity as a whole number from 1 to 99,999,999.', item: toner }),
    ],
    added: null,
  },
  'Added in part': { rows: [notFound], added: 12 },
  'All added': { rows: [], added: 200 },
};
