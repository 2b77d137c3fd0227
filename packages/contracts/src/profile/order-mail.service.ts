import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { orderMailSchema } from './order-mail.ts';

const choice = z.object({ orderMail: orderMailSchema });

/** The choice is shown in the profile. */
export const orderMail = defineService({
  path: '/profile/order_mail',
  method: 'POST',
  access: 'buyer',
  summary: 'Chooses which mails about their orders the buyer gets',
  request: choice,
  responses: { Success: response(choice, { Chosen: { orderMail: 'needed' } }) },
});
