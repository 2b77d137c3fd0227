import { z } from 'zod';
import { quantitySchema } from '../cart/cart.schema.ts';
import { mostCartLines } from '../cart/most-lines.ts';
import { defineService, response } from '../wire/service.ts';
import { noSuchOrder, orderPage, orderPages } from './order-page.ts';

/** What a buyer can do about a purchase order after it is placed. */
const purchaseOrderChanges = ['cancel', 'ask-to-cancel', 'confirm-receipt', 'report-problem', 'write-to-vendor'] as const;

/** Answers the order as it is then: `problem` says why the change could not be made. The same key makes one change, however often it is sent. */
export const changePurchaseOrder = defineService({
  path: '/orderhistory/change_purchase_order',
  method: 'POST',
  access: 'buyer',
  spinner: 'Saving...',
  summary: 'Changes a purchase order of the buyer’s own: cancels it, confirms receipt, writes about it',
  request: z.object({
    poNumber: z.string().max(50),
    changeKey: z.uuid(),
    change: z.enum(purchaseOrderChanges),
    /** The reason, the problem or the message; needed for all but the confirmation of receipt. */
    text: z.string().max(2000).default(''),
    /** The lines that have arrived, with their quantities. */
    lines: z.array(z.object({ position: z.number().int().min(1), quantity: quantitySchema })).max(mostCartLines).default([]),
  }),
  responses: { Success: response(orderPage, orderPages), Failure: noSuchOrder },
});
