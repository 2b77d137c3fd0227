import { implement, implementDocument, pdf, respond, serviceAt, signedIn, type Implementation } from '../wire/index.ts';
import { nameOf, ownerOf } from './asking-buyer.ts';
import { changePurchaseOrder, orderOf } from './change-purchase-order.ts';
import { readDashboard } from './dashboard/read-dashboard.ts';
import { readCriteria } from './order-criteria.ts';
import { linesOf, listOrders, vendorsOrderedFrom } from './order-list.ts';
import { orderPage } from './order-page.ts';
import { summaryOf } from './order-summary.ts';
import { findOrder, orderNotFound } from './order-store.ts';
import { reconcileServices } from './reconcile/reconcile-services.ts';

const pageSize = 25;

/** My orders, one order, its PDF, and what becomes of its purchase orders: buyers see their own (specification, sections 2 and 7). */
export function orderHistoryServices(): readonly Implementation[] {
  return [
    implement(serviceAt('/orderhistory/my_orders'), async ({ page = 1, include, ...filter }, context) => {
      const owner = ownerOf(context);
      const { orders, total } = await listOrders(context.database, owner, filter, { page, pageSize });
      const lines = include === 'lines' ? await linesOf(context.database, owner, orders.map(({ orderNumber }) => orderNumber)) : null;
      return respond('Success', { orders, total, page, pageSize, vendors: await vendorsOrderedFrom(context.database, owner), lines });
    }),
    implement(serviceAt('/orderhistory/order_search'), async ({ page = 1, include, ...criteria }, context) => {
      const owner = ownerOf(context);
      const { filter, errors } = readCriteria(criteria, context.clock.now());
      const { orders, total } = filter === null ? { orders: [], total: 0 } : await listOrders(context.database, owner, filter, { page, pageSize });
      const lines = include === 'lines' ? await linesOf(context.database, owner, orders.map(({ orderNumber }) => orderNumber)) : null;
      const vendors = await vendorsOrderedFrom(context.database, owner);
      return respond('Success', { criteria, errors, isSearched: filter !== null, orders, total, page, pageSize, vendors, lines });
    }),
    implement(serviceAt('/orderhistory/dashboard'), async ({ year }, context) =>
      respond('Success', await readDashboard(context.database, ownerOf(context), context.clock.now(), year))),
    implement(serviceAt('/orderhistory/order_details'), async ({ orderNumber }, context) => {
      const order = await findOrder(context.database, ownerOf(context), orderNumber);
      return order === null ? respond('Failure', orderNotFound(orderNumber)) : respond('Success', await orderPage(context.database, order));
    }),
    implement(serviceAt('/orderhistory/order_summary'), async ({ orderNumber }, context) =>
      respond('Success', await summaryOf(context.database, ownerOf(context), orderNumber, context.clock.now()))),
    implement(serviceAt('/orderhistory/change_purchase_order'), async (change, context) => {
      const owner = ownerOf(context);
      const orderNumber = await orderOf(context.database, owner, change.poNumber);
      if (orderNumber === null) return respond('Failure', orderNotFound(change.poNumber));
      const problem = await changePurchaseOrder(context.database, change, nameOf(signedIn(context)), context.clock.now());
      const order = await findOrder(context.database, owner, orderNumber);
      return order === null ? respond('Failure', orderNotFound(orderNumber)) : respond('Success', await orderPage(context.database, order, problem));
    }, { rateClass: 'purchaseOrders' }),
    implementDocument(serviceAt('/orderhistory/view_pdf'), async ({ orderNumber }, context) => {
      const order = await findOrder(context.database, ownerOf(context), orderNumber);
      if (order === null) return respond('Failure', orderNotFound(orderNumber));
      // The writer of PDFs is a sixth of what a server loads, and few calls need it: it is loaded with the first one.
      const { orderPdf } = await import('./pdf/order-pdf.ts');
      return pdf(`order-${orderNumber}.pdf`, await orderPdf(order, context.store.name));
    }),
    ...reconcileServices,
  ];
}
