import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const myOrders = defineScreen('my-orders', { title: 'My Orders', layout: 'index', identity: (query) => query.get('page') ?? '1', load: () => import('./list/MyOrders.screen.tsx') });
const orderDetails = defineScreen('order-details', { title: ({ order }) => `Order ${order.orderNumber}`, layout: 'index', load: () => import('./details/OrderDetails.screen.tsx') });
const noSuchOrder = defineScreen('no-such-order', { title: 'Order not found', layout: 'index', load: () => import('./details/NoSuchOrder.screen.tsx') });
const noSuchPdf = defineScreen('no-such-pdf', { title: 'Order not found', layout: 'index', load: () => import('./details/NoSuchPdf.screen.tsx') });

/** Specification, section 2, Orders and profile. */
export const orderHistory = defineArea({
  name: 'orderhistory',
  screens: { myOrders, orderDetails, noSuchOrder, noSuchPdf },
  contributions: [
    screenFor('/orderhistory/my_orders', 'Success', myOrders),
    screenFor('/orderhistory/order_details', 'Success', orderDetails),
    screenFor('/orderhistory/order_details', 'Failure', noSuchOrder),
    screenFor('/orderhistory/view_pdf', 'Failure', noSuchPdf),
  ],
});
