import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { fieldErrorSchema } from './checkout.schema.ts';

const entry = z.object({
  aac: z.string(),
  errors: z.array(fieldErrorSchema),
  /** The one vendor's order that goes there; left out: the whole order does. */
  order: z.object({ groupId: z.string(), vendor: z.string() }).optional(),
});
const aac = z.string().max(1000).optional();
const groupId = z.string().max(200).optional();
const order = { groupId: 'V-1/47SMPL26D0001', vendor: 'Sample Office Supply' };

/**
 * The AAC/DoDAAC of a break-bulk point, where consolidated shipments for an overseas activity are split and sent on (specification, section 2, Checkout). One that the
 * directory has leads to `/checkout/select_consigneeaac`. With the `groupId` of a vendor's order it is for that order alone; where the cart has no such order, it leads to the review.
 */
export const selectBreakbulk = defineService({
  path: '/checkout/select_breakbulk',
  method: 'GET',
  access: 'buyer',
  summary: 'Asks for the AAC of a break-bulk point',
  request: z.object({ aac, groupId }),
  responses: {
    Initial: response(entry, {
      'A blank form': { aac: '', errors: [] },
      'For the order of one vendor': { aac: '', errors: [], order },
      'Unknown AAC': { aac: 'ZZ9999', errors: [{ field: 'aac', message: 'ZZ9999 is not in the activity address directory. Check it, or enter a street address.' }] },
    }),
  },
});

/** The AAC/DoDAAC of the ultimate consignee, to whom the break-bulk point sends the goods. Both are chosen by `/checkout/select_shipping`, or for one vendor's order by `/cart/edit_shipping`. */
export const selectConsigneeAac = defineService({
  path: '/checkout/select_consigneeaac',
  method: 'GET',
  access: 'buyer',
  summary: 'Asks for the AAC of the ultimate consignee behind a break-bulk point',
  request: z.object({ breakbulk: z.string().max(1000).default(''), groupId }),
  responses: {
    Initial: response(entry.extend({ breakbulk: z.string(), activity: z.string() }), {
      'A blank form': { aac: '', errors: [], breakbulk: 'NSAMP1', activity: 'Sample Supply Center (Navy)' },
      'For the order of one vendor': { aac: '', errors: [], breakbulk: 'NSAMP1', activity: 'Sample Supply Center (Navy)', order },
    }),
  },
});
