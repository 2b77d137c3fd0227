import { defineArea, defineScreen, screenFor } from '@quartermaster/core';

const myOrders = defineScreen('my-orders', { title: 'My Orders', layout: 'index', identity: (query) => query.get('page') ?? '1', load: () => import('./list/MyOrders.screen.tsx') });
const dashboard = defineScreen('order-dashboard', { title: 'Order Dashboard', layout: 'index', load: () => import('./dashboard/OrderDashboard.screen.tsx') });
const orderSearch = defineScreen('order-search', { title: 'Order Search', layout: 'index', identity: (query) => query.get('page') ?? '1', load: () => import('./search/OrderSearch.screen.tsx') });
const orderDetails = defineScreen('order-details', { title: ({ order }) => `Order ${order.orderNumber}`, layout: 'index', load: () => import('./details/OrderDetails.screen.tsx') });
const orderSummary = defineScreen('order-summary', { title: 'Order Summary', layout: 'index', load: () => import('./summary/OrderSummary.screen.tsx') });
const noSuchOrder = defineScreen('no-such-order', { title: 'Order not found', layout: 'index', load: () => import('./details/NoSuchOrder.screen.tsx') });
const noSuchPdf = defineScreen('no-such-pdf', { title: 'Order not found', layout: 'index', load: () => import('./details/NoSuchPdf.screen.tsx') });
const requisitionDetail = defineScreen('requisition-detail', { title: ({ documentNumber }) => `Requisition ${documentNumber}`, layout: 'index', load: () => import('./requisitions/RequisitionDetail.screen.tsx') });
const requisitionList = defineScreen('requisition-list', { title: 'My Requisitions', layout: 'index', identity: (query) => query.get('page') ?? '1', load: () => import('./requisitions/RequisitionList.screen.tsx') });
const noSuchRequisition = defineScreen('no-such-requisition', { title: 'Requisition not found', layout: 'index', load: () => import('./requisitions/NoSuchRequisition.screen.tsx') });
const cardStatements = defineScreen('card-statements', { title: 'Card Statements', layout: 'index', load: () => import('./reconcile/StatementList.screen.tsx') });
const cardStatement = defineScreen('card-statement', { title: ({ statement }) => `Statement ${statement.fileName}`, layout: 'index', load: () => import('./reconcile/Statement.screen.tsx') });
const noSuchStatement = defineScreen('no-such-statement', { title: 'Statement not found', layout: 'index', load: () => import('./reconcile/NoSuchStatement.screen.tsx') });

/** Specification, section 2, Orders and profile. */
export const orderHistory = defineArea({
  name: 'orderhistory',
  screens: { myOrders, dashboard, orderSearch, orderDetails, orderSummary, noSuchOrder, noSuchPdf, requisitionDetail, requisitionList, noSuchRequisition, cardStatements, cardStatement, noSuchStatement },
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
    screenFor('/orderhistory/requisition_detail', 'Success', requisitionDetail),
    screenFor('/orderhistory/requisition_detail', 'List', requisitionList),
    screenFor('/orderhistory/requisition_detail', 'Failure', noSuchRequisition),
    screenFor('/orderhistory/requisition_pdf', 'Failure', noSuchRequisition),
    screenFor('/orderhistory/reconcile', 'Initial', cardStatements),
    screenFor('/orderhistory/reconcile', 'Success', cardStatement),
    screenFor('/orderhistory/reconcile', 'Failure', noSuchStatement),
  ],
});
