import type { AttributesOf } from '@quartermaster/contracts';

/** The attributes of every answer of the cart. */
export type CartPage = AttributesOf<'/cart/shopping_cart', 'Initial'>;
