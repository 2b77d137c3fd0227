/** Where the focus goes when the last line has left the cart with all others. */
export const emptyCartId = 'empty-cart';
