import type { z } from 'zod';
import { energyStar, notebookSummary, otherThanSmall, smallBusiness, tonerSummary, tradeAgreements } from '../catalog/product.examples.ts';
import { usd } from '../money/money.ts';
import type { cartLineSchema, cartSchema, totalsSchema, vendorGroupSchema } from './cart.schema.ts';

const tonerLine: z.output<typeof cartLineSchema> = {
  cartKey: 'line-1',
  productId: '3920564',
  offerId: '3920564-1',
  kind: 'product',
  name: tonerSummary.name,
  manufactureName: 'Xerox',
  itemNumber: '006R90321',
  gsin: '7510-01-392-0564',
  contractNumber: '47SMPL-SAMPLE-01',
  programName: 'Multiple Award Schedule',
  features: 'Original, Laser printing',
  description: 'Toner (6 Per Box) for CopyCentre C65 Digital Copier',
  picture: 'toner',
  indicators: [smallBusiness, tradeAgreements],
  price: { unitPrice: usd(21_840) },
  quantity: 2,
  unitOfIssue: { code: 'BX', name: 'Box' },
  lineTotal: usd(43_680),
  deliveryDays: 9,
  change: null,
};

const notebookLine: z.output<typeof cartLineSchema> = {
  ...tonerLine,
  cartKey: 'line-2',
  productId: '2101957',
  offerId: '2101957-1',
  name: notebookSummary.name,
  manufactureName: 'HP',
  itemNumber: 'dv7-1211ea',
  gsin: null,
  contractNumber: '47SMPL-SAMPLE-02',
  features: 'Silver',
  description: '17" notebook',
  picture: 'notebook',
  indicators: [energyStar, otherThanSmall],
  price: { unitPrice: usd(74_900) },
  quantity: 1,
  unitOfIssue: { code: 'EA', name: 'Each' },
  lineTotal: usd(74_900),
  deliveryDays: 14,
};

type Group = z.output<typeof vendorGroupSchema>;

const sumOf = (amounts: readonly { readonly amount: number }[]): number => amounts.reduce((sum, { amount }) => sum + amount, 0);

/** The lines of one vendor's contract, with what follows from them. */
function groupOf(vendor: Group['vendor'], contractNumber: string, minimumOrder: number, lines: Group['lines']): Group {
  const subtotal = sumOf(lines.map(({ lineTotal }) => lineTotal));
  return { groupId: `${vendor.id}/${contractNumber}`, vendor, contractNumber, lines, subtotal: usd(subtotal), minimumOrder: usd(minimumOrder), minimumMet: subtotal >= minimumOrder };
}

/** The same group with another quantity of each line. */
export const withQuantity = ({ vendor, contractNumber, minimumOrder, lines }: Group, quantity: number): Group =>
  groupOf(vendor, contractNumber, minimumOrder.amount, lines.map((line) => ({ ...line, quantity, lineTotal: usd(line.price.unitPrice.amount * quantity) })));

/** What groups cost together: shipping and tax are free in the sample. */
export function totalsOf(groups: readonly Pick<Group, 'subtotal'>[]): z.output<typeof totalsSchema> {
  const subtotal = usd(sumOf(groups.map((group) => group.subtotal)));
  return { subtotal, shipping: usd(0), tax: usd(0), total: subtotal };
}

const cartOf = (version: number, groups: Group[]): z.output<typeof cartSchema> =>
  ({ version, groups, lineCount: groups.reduce((sum, { lines }) => sum + lines.length, 0), totals: totalsOf(groups) });

export const vendorGroups: Group[] = [
  groupOf({ id: 'V-SUPPLY', name: 'Sample Supply Co.' }, '47SMPL-SAMPLE-01', 10_000, [tonerLine]),
  groupOf({ id: 'V-OFFICE', name: 'Sample Office Products' }, '47SMPL-SAMPLE-02', 100_000, [notebookLine]),
];

export const twoVendorCart = cartOf(7, vendorGroups);

export const emptyCart = cartOf(0, []);

/** One line goes beyond the maximum order of its contract, the other is out of stock for some days. */
export const limitedCart: z.output<typeof cartSchema> = {
  ...twoVendorCart,
  groups: vendorGroups.map((group, i) => ({
    ...group,
    lines: group.lines.map((line) => (i === 0 ? { ...line, aboveMaximum: usd(40_000) } : { ...line, backInStock: '2026-12-15', change: { priceWas: null, available: 0, mostThatFit: null } })),
  })),
};

/** The price of the first line is over, and a vendor has ended the offer of the second, which another product replaces. */
export const endedCart: z.output<typeof cartSchema> = {
  ...twoVendorCart,
  groups: vendorGroups.map((group, i) => ({
    ...group,
    lines: group.lines.map((line) => ({
      ...line,
      ...(i === 0 ? { outsidePriceDays: { state: 'over' as const, day: '2026-10-31' } } : { replacement: { productId: '5531240', name: 'HP Pavilion dv7-1240us Notebook' } }),
      change: { priceWas: null, available: 0, mostThatFit: null },
    })),
  })),
};

/** A lower price was authorized for the first line, and another is asked for the second. */
export const reducedCart: z.output<typeof cartSchema> = {
  ...twoVendorCart,
  groups: vendorGroups.map((group, i) => ({
    ...group,
    lines: group.lines.map((line) => (i === 0
      ? { ...line, aboveMaximum: usd(40_000), price: { unitPrice: usd(19_900) }, lineTotal: usd(39_800), reduction: { status: 'authorized' as const, quantity: 2, listPrice: usd(21_840), price: usd(19_900), until: '2026-12-31', counts: true } }
      : { ...line, aboveMaximum: usd(50_000), reduction: { status: 'requested' as const, quantity: 1, listPrice: usd(74_900), price: null, until: null, counts: false } })),
    subtotal: i === 0 ? usd(39_800) : group.subtotal,
  })),
  totals: { subtotal: usd(114_700), shipping: usd(0), tax: usd(0), total: usd(114_700) },
};

export const changedCart: z.output<typeof cartSchema> = {
  ...twoVendorCart,
  groups: vendorGroups.map((group, i) => ({
    ...group,
    lines: group.lines.map((line) => ({
      ...line,
      change: i === 0 ? { priceWas: usd(19_900), available: null, mostThatFit: null } : { priceWas: null, available: 0, mostThatFit: null },
    })),
  })),
};
