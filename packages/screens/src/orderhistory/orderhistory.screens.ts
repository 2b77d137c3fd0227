import { screen } from '@quartermaster/core';

/** Specification, section 2, Orders and profile. */
export const orderHistoryScreens = [
  screen({
    path: '/orderhistory/my_orders',
    responseName: 'Success',
    title: 'My Orders',
    layout: 'index',
    identity: (query) => query.get('page') ?? '1',
    load: () => import('./list/MyOrders.screen.tsx'),
  }),
  screen({
    path: '/orderhistory/order_details',
    responseName: 'Success',
    title: ({ order }) => `Order ${order.orderNumber}`,
    layout: 'index',
    load: () => import('./details/OrderDetails.screen.tsx'),
  }),
  screen({
    path: '/orderhistory/order_details',
    responseName: 'Failure',
    title: 'Order not found',
    layout: 'index',
    load: () => import('./details/NoSuchOrder.screen.tsx'),
  }),
  screen({
    path: '/orderhistory/view_pdf',
    responseName: 'Failure',
    title: 'Order not found',
    layout: 'index',
    load: () => import('./details/NoSuchPdf.screen.tsx'),
  }),
];
