import { mostCartLines } from '@quartermaster/contracts';
import { setting } from '../runtime/index.ts';
import { maximumLines } from './cart-state.ts';

/** Lines that a cart can hold, for whatever adds to one. */
export const cartLines = setting.wholeNumber('CART_LINES_MOST', { otherwise: maximumLines, least: 1, most: mostCartLines, doc: 'lines that a cart can hold' });
