import { screen } from '@quartermaster/core';

const cart = { title: 'Shopping Cart', layout: 'index', hidesGlobalMessages: true, load: () => import('./ShoppingCart.screen.tsx') } as const;

/** Specification, section 2, Cart: every answer that shows the cart shows the same page. */
export const cartScreens = [
  screen({ path: '/cart/shopping_cart', responseName: 'Initial', ...cart }),
  screen({ path: '/cart/shopping_cart_post', responseName: 'Initial', ...cart }),
  screen({ path: '/cart/shopping_cart_post', responseName: 'Failure', ...cart }),
  screen({ path: '/cart/delete_item', responseName: 'Initial', ...cart }),
  screen({ path: '/cart/delete_item', responseName: 'Failure', ...cart }),
  screen({ path: '/cart/addCart', responseName: 'Success', ...cart }),
  screen({ path: '/cart/addCart', responseName: 'Failure', ...cart }),
];
