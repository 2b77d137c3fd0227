export { nameOf, ownerOf } from './asking-buyer.ts';
export { changePurchaseOrder, orderOf } from './change-purchase-order.ts';
export { openPurchaseOrdersOf, ordersOf } from './data-of-buyer.ts';
export { lastOrdersOf, lastOrderWith, type LastOrder, type OrderedLines } from './last-orders.ts';
export { orderHistoryServices } from './order-history-services.ts';
export { findOrder, orderNotFound, purchaseOrderOf, type OrderOwner } from './order-store.ts';
export { purchaseOrderPdf } from './pdf/purchase-order-pdf.ts';
export { forgetStatementsOf, statementsOf } from './reconcile/data-of-buyer.ts';
