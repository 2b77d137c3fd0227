/** Where the focus goes when another part of a long cart is shown. */
export const cartLinesId = 'cart-lines';
