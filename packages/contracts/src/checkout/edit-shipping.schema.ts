import { z } from 'zod';
import { addressPageShape } from './address-form.schema.ts';
import { depot, office } from './address.examples.ts';
import { addressSchema } from './address.schema.ts';
import { addressesPerPage } from './addresses-per-page.ts';

/** The choice of where one vendor's order goes, or a part of it. */
export const editShippingSchema = z.object({
  ...addressPageShape,
  addresses: z.array(addressSchema),
  selected: z.string().nullable(),
  /** What is wrong, or why it is asked again. */
  message: z.string().nullable(),
  /** Where the whole order goes; null: no address is chosen for it yet. */
  orderShipTo: addressSchema.nullable(),
  order: z.object({
    groupId: z.string(),
    vendor: z.string(),
    contractNumber: z.string(),
    /** Its own address; null: that of the whole order. */
    shipTo: addressSchema.nullable(),
    /** `elsewhere`: how many of the quantity go to the addresses of `parts`. */
    lines: z.array(z.object({ cartKey: z.string(), name: z.string(), quantity: z.int(), unit: z.string(), elsewhere: z.int() })),
    parts: z.array(z.object({ shipTo: addressSchema, lines: z.array(z.object({ cartKey: z.string(), name: z.string(), quantity: z.int() })) })),
  }),
});
export type EditShipping = z.output<typeof editShippingSchema>;

const lines = [
  { cartKey: 'line-1', name: 'Xerox 006R90321', quantity: 10, unit: 'each', elsewhere: 0 },
  { cartKey: 'line-2', name: 'HP dv7-1211ea', quantity: 2, unit: 'each', elsewhere: 0 },
];
const asOrder: EditShipping = {
  total: 2, page: 1, pageSize: addressesPerPage, q: '', addresses: [office, depot], selected: 'address-1', message: null, orderShipTo: office,
  order: { groupId: 'V-1/47SMPL26D0001', vendor: 'Sample Office Supply', contractNumber: '47SMPL26D0001', shipTo: null, lines, parts: [] },
};

export const editShippingExamples = {
  'Where the whole order goes': asOrder,
  'An address of its own': { ...asOrder, selected: 'address-2', order: { ...asOrder.order, shipTo: depot } },
  'A part goes elsewhere': {
    ...asOrder,
    order: { ...asOrder.order, lines: lines.map((line, i) => ({ ...line, elsewhere: i === 0 ? 4 : 0 })), parts: [{ shipTo: depot, lines: [{ cartKey: 'line-1', name: 'Xerox 006R90321', quantity: 4 }] }] },
  },
  'Too many': { ...asOrder, message: 'Only 10 of Xerox 006R90321 are in this order. Send fewer of them there, or order more in the cart.' },
  'An empty address book': { ...asOrder, addresses: [], total: 0, selected: null, orderShipTo: null },
} satisfies Record<string, EditShipping>;
