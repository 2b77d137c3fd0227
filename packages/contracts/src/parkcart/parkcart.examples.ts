import type { z } from 'zod';
import { notebookSummary, tonerSummary } from '../catalog/product.examples.ts';
import { usd } from '../money/money.ts';
import type { forwardedCartSchema, lastOrderOfTemplateSchema, parkedCartSchema, parkedLineSchema, parkedRequisitionSchema } from './parkcart.schema.ts';

export const monthlyCart: z.output<typeof parkedCartSchema> = {
  parkedCartId: 'parked-1', name: 'Monthly office supplies', parkedAt: '2026-10-02T14:00:00Z', expiresAt: null, isTemplate: true, activity: null, lineCount: 2, subtotal: usd(118_580), changedLines: 0,
};

export const trainingCart: z.output<typeof parkedCartSchema> = {
  parkedCartId: 'parked-2', name: 'Training room', parkedAt: '2026-11-10T09:30:00Z', expiresAt: '2027-02-08T09:30:00Z', isTemplate: false, activity: null, lineCount: 2, subtotal: usd(43_680), changedLines: 2,
};

export const parkedEntry: z.output<typeof parkedCartSchema> = {
  parkedCartId: 'parked-3', name: 'Motor pool, second quarter', parkedAt: '2026-11-20T11:00:00Z', expiresAt: '2027-02-18T11:00:00Z', isTemplate: false, activity: '47AB01', lineCount: 2, subtotal: usd(0), changedLines: 0,
};

export const parkedRequisitions: z.output<typeof parkedRequisitionSchema>[] = [
  { key: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2e01', stockNumber: '7510-01-392-0564', quantity: '2', unitOfIssue: 'BX', hasExceptionData: false },
  { key: '7d0e5a52-0a53-4c1e-9a0e-7d8f6c1b2e02', stockNumber: '7920-00-000-0001', quantity: '', unitOfIssue: '', hasExceptionData: true },
];

export const forwardedCart: z.output<typeof forwardedCartSchema> = {
  forwardId: 'forward-1', name: 'New desks', from: 'Demo Colleague', note: 'These are the ones that fit our room.', sentAt: '2026-11-20T15:00:00Z', expiresAt: '2026-12-20T15:00:00Z', lineCount: 4,
};

const toner: z.output<typeof parkedLineSchema> = {
  offerId: '3920564-1', productId: '3920564', name: tonerSummary.name, itemNumber: '006R90321', gsin: '7510-01-392-0564', vendor: 'Sample Supply Co.', contractNumber: '47SMPL-SAMPLE-01',
  quantity: 2, unit: 'Box', priceThen: usd(21_840), price: usd(21_840), totalNow: usd(43_680), available: null, lastOrder: null,
};

const notebook: z.output<typeof parkedLineSchema> = {
  ...toner, offerId: '2101957-1', productId: '2101957', name: notebookSummary.name, itemNumber: 'dv7-1211ea', gsin: null, vendor: 'Sample Office Products', contractNumber: '47SMPL-SAMPLE-02',
  quantity: 1, unit: 'Each', priceThen: usd(74_900), price: usd(74_900), totalNow: usd(74_900),
};

export const monthlyLines: z.output<typeof parkedLineSchema>[] = [{ ...toner, lastOrder: { orderNumber: 'A26-0000042-7', orderedAt: '2026-10-05T16:20:00Z', quantity: 3 } }, notebook];

export const lastOrderOfMonthly: z.output<typeof lastOrderOfTemplateSchema> = {
  orderNumber: 'A26-0000042-7', orderedAt: '2026-10-05T16:20:00Z', lacking: [{ offerId: '1047733-2', name: 'Copy paper, letter, 20 lb', itemNumber: 'CP-8511', vendor: 'Sample Supply Co.', quantity: 10, unit: 'Carton' }],
};

export const changedLines: z.output<typeof parkedLineSchema>[] = [{ ...toner, priceThen: usd(19_900), available: 1 }, { ...notebook, price: null, totalNow: null, available: 0 }];
