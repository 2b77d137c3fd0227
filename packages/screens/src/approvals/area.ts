import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const queue = defineScreen('approval-queue', { title: 'Funds Control', layout: 'index', load: () => import('./queue/ApprovalQueue.screen.tsx') });
const fedstripCart = defineScreen('afc-fedstrip-cart', { title: 'Funds Control FEDSTRIP Shopping Cart', layout: 'index', load: () => import('./one/FedstripCart.screen.tsx') });
const controlledCart = defineScreen('afc-cart', { title: 'Funds Control Shopping Cart', layout: 'index', load: () => import('./one/ControlledCart.screen.tsx') });
const fedstripSummary = defineScreen('afc-fedstrip-summary', { title: 'FEDSTRIP order summary', layout: 'index', load: () => import('./one/FedstripSummary.screen.tsx') });
const cartReview = defineScreen('afc-cart-review', { title: 'Funds Control Cart Review', layout: 'index', load: () => import('./entry/FundsEntry.screen.tsx') });
const unknown = defineScreen('afc-cart-unknown', { title: 'Funds Control Shopping Cart', layout: 'index', load: () => import('./one/UnknownCart.screen.tsx') });

/** Specification, section 2, Cart: carts that an approver authorizes before they are ordered. */
export const approvals = defineArea({
  name: 'approvals',
  screens: { queue, fedstripCart, controlledCart, fedstripSummary, cartReview, unknown },
  contributions: [
    screenFor('/checkout/checkout_review_submit', 'AFCDataEntry', cartReview),
    screenFor('/cart/afc_queue', 'Success', queue),
    screenFor('/cart/afc_cart', 'Initial', fedstripCart),
    screenFor('/cart/afc_cart', 'Success', controlledCart),
    screenFor('/cart/afc_cart', 'OrderSummary', fedstripSummary),
    screenFor('/cart/afc_cart', 'AFCDataEntry', cartReview),
    screenFor('/cart/afc_cart', 'NotFound', unknown),
    screenFor('/cart/afc_cart_change', 'Initial', fedstripCart),
    screenFor('/cart/afc_cart_change', 'Success', controlledCart),
    screenFor('/cart/afc_cart_change', 'OrderSummary', fedstripSummary),
    screenFor('/cart/afc_cart_change', 'AFCDataEntry', cartReview),
    screenFor('/cart/afc_cart_change', 'NotFound', unknown),
    screenFor('/cart/authorize_funds', 'Initial', fedstripCart),
    screenFor('/cart/authorize_funds', 'Success', controlledCart),
    screenFor('/cart/authorize_funds', 'OrderSummary', fedstripSummary),
    screenFor('/cart/authorize_funds', 'AFCDataEntry', cartReview),
    screenFor('/cart/authorize_funds', 'NotFound', unknown),
  ],
});
