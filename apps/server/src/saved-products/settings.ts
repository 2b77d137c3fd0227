import { setting } from '../runtime/index.ts';

export const savedProductSettings = {
  most: setting.wholeNumber('SAVED_PRODUCTS_MOST', { otherwise: 200, least: 1, most: 2_000, doc: 'products that a buyer can save in a store' }),
};
