import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const shoppingCart = defineScreen('shopping-cart', { title: 'Shopping Cart', layout: 'index', hidesGlobalMessages: true, load: () => import('./ShoppingCart.screen.tsx') });

const reducePrice = defineScreen('reduce-price', { title: 'Price Reduction Authorization', layout: 'index', load: () => import('./reduce-price/ReducePrice.screen.tsx') });

/** Specification, section 2, Cart: every answer that shows the cart shows the same page. */
export const cart = defineArea({
  name: 'cart',
  screens: { shoppingCart, reducePrice },
  contributions: [
    screenFor('/cart/shopping_cart', 'Initial', shoppingCart),
    screenFor('/cart/shopping_cart_post', 'Initial', shoppingCart),
    screenFor('/cart/shopping_cart_post', 'Failure', shoppingCart),
    screenFor('/cart/delete_item', 'Initial', shoppingCart),
    screenFor('/cart/delete_item', 'Failure', shoppingCart),
    screenFor('/cart/addCart', 'Success', shoppingCart),
    screenFor('/cart/addCart', 'Failure', shoppingCart),
    screenFor('/cart/reduce_price', 'Success', reducePrice),
    screenFor('/cart/reduce_price', 'Failure', reducePrice),
    screenFor('/cart/reduce_price_submit', 'Initial', shoppingCart),
    screenFor('/cart/reduce_price_submit', 'Failure', reducePrice),
  ],
});
