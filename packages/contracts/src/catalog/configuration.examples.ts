import type { z } from 'zod';
import { usd } from '../money/money.ts';
import type { choiceSchema } from './configuration.schema.ts';
import { tonerDetail, tonerSummary } from './product.examples.ts';
import type { productDetailSchema, productSummarySchema } from './product.schema.ts';

type Summary = z.output<typeof productSummarySchema>;
type Choice = z.output<typeof choiceSchema>;

const name = 'Sample Seating executive office chair, high back';
const each = { code: 'EA', name: 'Each' };

const chair = (color: string, upholstery: string, cents: number): Summary => ({
  ...tonerSummary,
  productId: `CHAIR-${color}-${upholstery}`.toUpperCase(),
  name: `${name}, ${color}, ${upholstery}`,
  partNumber: `CHE-${color.slice(0, 3)}-${upholstery.slice(0, 3)}`.toUpperCase(),
  nsn: null,
  manufacturer: 'Sample Seating',
  category: { id: '7110-chairs', name: 'Chairs' },
  picture: 'chair',
  price: { low: usd(cents), high: usd(cents) },
  unitOfIssue: each,
  vendorCount: 1,
  bestOffer: tonerSummary.bestOffer && { ...tonerSummary.bestOffer, offerId: `CHAIR-${color}-${upholstery}`.toUpperCase(), price: usd(cents), unitOfIssue: each },
  configuration: { id: 'CHAIR', name, options: [{ name: 'Color', value: color }, { name: 'Upholstery', value: upholstery }], variants: 3, low: usd(32_900) },
});

/** Brown is made in fabric alone. */
export const blackLeather = chair('Black', 'Leather', 42_700);
export const blackFabric = chair('Black', 'Fabric', 32_900);
export const brownFabric = chair('Brown', 'Fabric', 33_400);

export const chairChoice: Choice = {
  id: 'CHAIR',
  name,
  variants: 3,
  options: [
    { name: 'Color', chosen: 'Black', values: [{ value: 'Black', isOffered: true, productId: blackLeather.productId }, { value: 'Brown', isOffered: false, productId: null }] },
    { name: 'Upholstery', chosen: 'Leather', values: [{ value: 'Fabric', isOffered: true, productId: blackFabric.productId }, { value: 'Leather', isOffered: true, productId: blackLeather.productId }] },
  ],
};

/** Nothing is chosen yet. */
export const openChoice: Choice = { ...chairChoice, options: chairChoice.options.map((option) => ({ ...option, chosen: null, values: option.values.map(({ value }) => ({ value, isOffered: true, productId: null })) })) };

/** A combination without a variant. */
export const choiceNotOffered: Choice = {
  ...chairChoice,
  options: [
    { name: 'Color', chosen: 'Brown', values: [{ value: 'Black', isOffered: true, productId: blackLeather.productId }, { value: 'Brown', isOffered: false, productId: null }] },
    { name: 'Upholstery', chosen: 'Leather', values: [{ value: 'Fabric', isOffered: true, productId: brownFabric.productId }, { value: 'Leather', isOffered: false, productId: null }] },
  ],
};

export const chairDetail: z.output<typeof productDetailSchema> = {
  ...tonerDetail,
  ...blackLeather,
  descriptionHtml: '<p>High-backed chair for long days at a desk, with padded arms.</p>',
  specifications: [{ name: 'Color', value: 'Black' }, { name: 'Upholstery', value: 'Leather' }, { name: 'Weight capacity', value: '300 lb' }],
  offers: tonerDetail.offers.slice(0, 1).map((offer) => ({ ...offer, offerId: blackLeather.bestOffer?.offerId ?? offer.offerId, price: usd(42_700), unitOfIssue: each, quantityBreaks: [] })),
  breadcrumbs: [{ id: '71', name: 'Furniture' }, { id: '7110-chairs', name: 'Chairs' }],
};
