import type { AttributesOf } from '@quartermaster/contracts';

/** What every answer of the cart carries. */
export type CartPage = AttributesOf<'/cart/shopping_cart', 'Initial'>;
