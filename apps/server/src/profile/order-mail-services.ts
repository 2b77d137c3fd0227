import { chooseOrderMail } from '../purchase-orders/index.ts';
import { implement, respond, serviceAt, signedIn, type Implementation } from '../wire/index.ts';

/** What a buyer chooses in their profile about mails of their orders. */
export const orderMailServices = (): readonly Implementation[] => [
  implement(serviceAt('/profile/order_mail'), async ({ orderMail }, context) => {
    await chooseOrderMail(context.database, signedIn(context).buyerId, orderMail, context.clock.now());
    return respond('Success', { orderMail });
  }),
];
