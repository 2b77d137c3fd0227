import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const quickOrder = defineScreen('quick-order', { title: 'Quick Order', layout: 'index', load: () => import('./QuickOrder.screen.tsx') });
const quickOrderLogin = defineScreen('quick-order-login', { title: 'Quick Order', layout: 'index', load: () => import('./QuickOrderLogin.screen.tsx') });

/** Specification, section 2, Ordering and parked carts: rows of part numbers or NSNs fill the cart. */
export const ordering = defineArea({
  name: 'ordering',
  screens: { quickOrder, quickOrderLogin },
  contributions: [
    screenFor('/ordering/quick_ordering', 'EntryForm', quickOrder),
    screenFor('/ordering/quick_ordering', 'Login', quickOrderLogin),
    screenFor('/ordering/quick_ordering_cart', 'EntryForm', quickOrder),
  ],
});
