import { screen } from '@quartermaster/core';

const review = { title: 'Checkout Review', layout: 'index', hidesGlobalMessages: true, load: () => import('./CheckoutReview.screen.tsx') } as const;
const cart = { title: 'Shopping Cart', layout: 'index', hidesGlobalMessages: true, load: () => import('../cart/ShoppingCart.screen.tsx') } as const;
const confirmation = {
  title: ({ order }: { order: { orderNumber: string } }) => `Order ${order.orderNumber} placed`,
  layout: 'index',
  load: () => import('./confirmation/OrderConfirmation.screen.tsx'),
} as const;

/** Specification, section 2, Checkout. */
export const checkoutScreens = [
  screen({ path: '/checkout/checkout_review', responseName: 'CheckOutReview', ...review }),
  screen({ path: '/checkout/checkout_review', responseName: 'AdvantageCart', ...cart }),
  screen({ path: '/checkout/delivery_options', responseName: 'CheckOutReview', ...review }),
  screen({ path: '/checkout/delivery_options', responseName: 'AdvantageCart', ...cart }),
  screen({ path: '/checkout/checkout_review_submit', responseName: 'CheckOutReview', ...review }),
  screen({ path: '/checkout/checkout_review_submit', responseName: 'AdvantageCart', ...cart }),
  screen({ path: '/checkout/checkout_review_submit', responseName: 'OrderConfirmation', ...confirmation }),
  screen({ path: '/checkout/order_confirm', responseName: 'OrderConfirmation', ...confirmation }),
  screen({
    path: '/checkout/order_confirm',
    responseName: 'OrderError',
    title: 'Order not found',
    layout: 'index',
    load: () => import('./confirmation/OrderError.screen.tsx'),
  }),
  screen({
    path: '/checkout/select_shipping',
    responseName: 'SelectShipping',
    title: 'Select Destination',
    layout: 'index',
    load: () => import('./ship-to/SelectShipping.screen.tsx'),
  }),
  screen({
    path: '/checkout/select_shipping',
    responseName: 'Create',
    title: 'New Shipping Address',
    layout: 'index',
    load: () => import('./ship-to/CreateAddress.screen.tsx'),
  }),
  screen({
    path: '/checkout/select_shipping',
    responseName: 'AacShipping',
    title: 'AAC/DoDAAC Shipping Address',
    layout: 'index',
    load: () => import('./ship-to/AacShipping.screen.tsx'),
  }),
  screen({ path: '/checkout/select_shipping', responseName: 'CheckOutReview', ...review }),
  screen({
    path: '/checkout/select_payment',
    responseName: 'SelectPayment',
    title: 'Select Payment Method',
    layout: 'index',
    load: () => import('./payment/SelectPayment.screen.tsx'),
  }),
  screen({ path: '/checkout/select_payment', responseName: 'CheckOutReview', ...review }),
];
