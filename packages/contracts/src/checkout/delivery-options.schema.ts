import { z } from 'zod';
import { vendorGroups } from '../cart/cart.examples.ts';
import { response } from '../wire/service.ts';
import { groupTermsSchema } from './checkout.schema.ts';

/** How each purchase order of the cart is to be delivered and billed. */
const deliveryOptionsSchema = z.object({
  orders: z.array(
    z.object({
      vendor: z.string(),
      contractNumber: z.string(),
      /** Names of its items. */
      items: z.array(z.string()),
      /** The longest delivery time of its products, in days after the order; null where it has services alone. */
      deliveryDays: z.number().int().nullable(),
      terms: groupTermsSchema,
    }),
  ),
  /** In stores of Global Supply the buyer says how they are billed. */
  choosesBilling: z.boolean(),
  /** `YYYY-MM-DD`: the first day that can be asked for. */
  firstDay: z.string(),
});
export type DeliveryOptions = z.output<typeof deliveryOptionsSchema>;

const orders = vendorGroups.map(({ groupId, vendor, contractNumber, lines }): DeliveryOptions['orders'][number] => ({
  vendor: vendor.name, contractNumber, items: lines.map(({ name }) => name), deliveryDays: Math.max(...lines.map(({ deliveryDays }) => deliveryDays)), terms: { groupId, note: '', deliverBy: null },
}));
const firstDay = '2026-11-20';
const withTerms = (terms: Partial<DeliveryOptions['orders'][number]['terms']>, choosesBilling = false): DeliveryOptions => ({
  orders: orders.map((order) => ({ ...order, terms: { ...order.terms, ...terms } })), choosesBilling, firstDay,
});

/** The choice, as its own service, the cart and the deciding service show it. */
export const deliveryOptionsAnswer = response(deliveryOptionsSchema, {
  'Nothing chosen yet': withTerms({}),
  'Faster, and billed by line': withTerms({ speed: 'faster', billing: 'line' }, true),
  'A date that is over': withTerms({ deliverBy: '2026-11-12' }),
});
