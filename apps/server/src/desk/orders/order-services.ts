import { orderService, ordersService, setAsideService } from '@quartermaster/contracts-desk';
import { setConcernsAside } from '../../purchase-orders/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile } from '../wire/not-found.ts';
import { orderEventServices } from './event-services.ts';
import { listOrders } from './list-orders.ts';
import { readOrder } from './read-order.ts';
import { checkedText } from './typed-reason.ts';
import { unknownOrder } from './unknown-order.ts';
import { orderDeliveryServices, type LinkMaking } from './delivery-services.ts';

/** Purchase orders of all buyers: what is stuck or refused, and all of each. */
export const orderDeskServices = (links: LinkMaking): readonly DeskImplementation[] => [
  implementRead(ordersService, (filter, { database, now }) => listOrders(database, filter, now)),
  implementRead(orderService, async ({ number }, { database, now }) => {
    const order = await readOrder(database, number, now);
    if (order === null) throw unknownOrder(number);
    return order;
  }),
  implementWrite(setAsideService, async ({ number, seen, reason }, connection, { now }) => {
    const kinds = await setConcernsAside(connection, number, seen, now);
    if (kinds.length === 0) throw changedMeanwhile(`There is nothing of ${number} to set aside, or something has happened since. Load the page again.`);
    return { answer: {}, change: { action: 'order.set-aside', subject: number, details: { reason: checkedText('reason', reason), what: kinds.join(', ') } } };
  }),
  ...orderEventServices(),
  ...orderDeliveryServices(links),
];
