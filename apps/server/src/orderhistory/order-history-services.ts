import { implement, implementDocument, pdf, respond, serviceAt, signedIn, type Implementation, type RequestContext } from '../wire/index.ts';
import { linesOf, listOrders, vendorsOrderedFrom } from './order-list.ts';
import { findOrder, orderNotFound, type OrderOwner } from './order-store.ts';

const pageSize = 25;

const ownerOf = (context: RequestContext): OrderOwner => ({ buyerId: signedIn(context).buyerId, store: context.store.name });

/** My orders, one order, and its PDF: buyers see their own (specification, sections 2 and 7). */
export function orderHistoryServices(): readonly Implementation[] {
  return [
    implement(serviceAt('/orderhistory/my_orders'), async ({ page = 1, include, ...filter }, context) => {
      const owner = ownerOf(context);
      const { orders, total } = await listOrders(context.database, owner, filter, { page, pageSize });
      const lines = include === 'lines' ? await linesOf(context.database, owner, orders.map(({ orderNumber }) => orderNumber)) : null;
      return respond('Success', { orders, total, page, pageSize, vendors: await vendorsOrderedFrom(context.database, owner), lines });
    }),
    implement(serviceAt('/orderhistory/order_details'), async ({ orderNumber }, context) => {
      const order = await findOrder(context.database, ownerOf(context), orderNumber);
      return order === null ? respond('Failure', orderNotFound(orderNumber)) : respond('Success', { order });
    }),
    implementDocument(serviceAt('/orderhistory/view_pdf'), async ({ orderNumber }, context) => {
      const order = await findOrder(context.database, ownerOf(context), orderNumber);
      if (order === null) return respond('Failure', orderNotFound(orderNumber));
      // The writer of PDFs is a sixth of what a server loads, and few calls need it: it is loaded with the first one.
      const { orderPdf } = await import('./pdf/order-pdf.ts');
      return pdf(`order-${orderNumber}.pdf`, await orderPdf(order, context.store.name));
    }),
  ];
}
