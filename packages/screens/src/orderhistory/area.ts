import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const myOrders = defineScreen('my-orders', { title: 'My Orders', layout: 'index', identity: (query) => query.get('page') ?? '1', load: () => import('./list/MyOrders.screen.tsx') });
const dashboard = defineScreen('order-dashboard', { title: 'Order Dashboard', layout: 'index', load: () => import('./dashboard/OrderDashboard.screen.tsx') });
const orderSearch = defineScreen('order-search', { title: 'Order Search', layout: 'index', identity: (query) => query.get('page') ?? '1', load: () => import('./search/OrderSearch.screen.tsx') });
const orderDetails = defineScreen('order-details', { title: ({ order }) => `Order ${order.orderNumber}`, layout: 'index', load: () => import('./details/OrderDetails.screen.tsx') });
const orderSummary = defineScreen('order-summary', { title: 'Order Summary', layout: 'index', load: () => import('./summary/OrderSummary.screen.tsx') });
const noSuchOrder = defineScreen('no-such-order', { title: 'Order not found', layout: 'index', load: () => import('./details/NoSuchOrder.screen.tsx') });
const noSuchPdf = defineScreen('no-such-pdf', { title: 'Order not found', layout: 'index', load: () => import('./details/NoSuchPdf.screen.tsx') });

/** Specification, section 2, Orders and profile. */
export const orderHistory = defineArea({
  name: 'orderhistory',
  screens: { myOrders, dashboard, orderSearch, orderDetails, orderSummary, noSuchOrder, noSuchPdf },
  contributions: [
    screenFor('/orderhistory/my_orders', 'Success', myOrders),
    screenFor('/orderhistory/dashboard', 'Success', dashboard),
    screenFor('/orderhistory/order_search', 'Success', orderSearch),
    screenFor('/orderhistory/order_details', 'Success', orderDetails),
    screenFor('/orderhistory/order_details', 'Failure', noSuchOrder),
    screenFor('/orderhistory/order_summary', 'Success', orderSummary),
    screenFor('/orderhistory/change_purchase_order', 'Success', orderDetails),
    screenFor('/orderhistory/change_purchase_order', 'Failure', noSuchOrder),
    screenFor('/orderhistory/view_pdf', 'Failure', noSuchPdf),
  ],
});
