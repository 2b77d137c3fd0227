import type { z } from 'zod';
import { energyStar, otherThanSmall, smallBusiness, tradeAgreements } from '../catalog/product.examples.ts';
import { usd } from '../money/money.ts';
import type { cartLineSchema, cartSchema, vendorGroupSchema } from './cart.schema.ts';

const tonerLine: z.output<typeof cartLineSchema> = {
  cartKey: 'line-1',
  productId: '3920564',
  offerId: '3920564-1',
  kind: 'product',
  name: 'Xerox 006R90321 toner cartridge Original Black 6 pc(s)',
  manufactureName: 'Xerox',
  itemNumber: '006R90321',
  gsin: '7510-01-392-0564',
  contractNumber: '47QSEA-SAMPLE-01',
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
  name: 'HP Pavilion dv7-1211ea Notebook',
  manufactureName: 'HP',
  itemNumber: 'dv7-1211ea',
  gsin: null,
  contractNumber: '47QSEA-SAMPLE-02',
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

export const vendorGroups: z.output<typeof vendorGroupSchema>[] = [
  {
    groupId: 'V-SUPPLY/47QSEA-SAMPLE-01',
    vendor: { id: 'V-SUPPLY', name: 'Sample Supply Co.' },
    contractNumber: '47QSEA-SAMPLE-01',
    lines: [tonerLine],
    subtotal: usd(43_680),
    minimumOrder: usd(10_000),
    minimumMet: true,
  },
  {
    groupId: 'V-OFFICE/47QSEA-SAMPLE-02',
    vendor: { id: 'V-OFFICE', name: 'Sample Office Products' },
    contractNumber: '47QSEA-SAMPLE-02',
    lines: [notebookLine],
    subtotal: usd(74_900),
    minimumOrder: usd(100_000),
    minimumMet: false,
  },
];

export const twoVendorCart: z.output<typeof cartSchema> = {
  version: 7,
  groups: vendorGroups,
  lineCount: 2,
  totals: { subtotal: usd(118_580), shipping: usd(0), tax: usd(0), total: usd(118_580) },
};

export const emptyCart: z.output<typeof cartSchema> = {
  version: 0,
  groups: [],
  lineCount: 0,
  totals: { subtotal: usd(0), shipping: usd(0), tax: usd(0), total: usd(0) },
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
