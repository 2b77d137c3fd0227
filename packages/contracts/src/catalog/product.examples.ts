import type { z } from 'zod';
import type { offerSchema, productDetailSchema, productSummarySchema } from './product.schema.ts';
import { usd } from '../money/money.ts';

const each = { code: 'EA', name: 'Each' };
const box = { code: 'BX', name: 'Box' };
export const smallBusiness = { code: 'SB', label: 'Small business', meaning: 'Offered by a small business' };
export const otherThanSmall = { code: 'OTS', label: 'Other than small', meaning: 'Offered by a business that is other than small' };
export const tradeAgreements = { code: 'TAA', label: 'TAA', meaning: 'Of a country of origin that the Trade Agreements Act allows' };
export const energyStar = { code: 'ES', label: 'Energy Star', meaning: 'Meets the Energy Star criteria' };

export const tonerSummary: z.output<typeof productSummarySchema> = {
  productId: '3920564',
  kind: 'product',
  name: 'Xerox 006R90321 toner cartridge Original Black 6 pc(s)',
  partNumber: '006R90321',
  nsn: '7510-01-392-0564',
  manufacturer: 'Xerox',
  category: { id: '7510', name: 'Office Supplies' },
  picture: 'toner',
  vendorCount: 2,
  price: { low: usd(21_840), high: usd(23_475) },
  unitOfIssue: box,
  deliveryDays: { low: 3, high: 9 },
  indicators: [tradeAgreements],
  inStock: true,
  bestOffer: {
    offerId: '3920564-1', vendor: { id: 'V-SUPPLY', name: 'Sample Supply Co.' }, price: usd(21_840), unitOfIssue: box, minimumOrder: usd(10_000), available: 120,
    indicators: [smallBusiness, tradeAgreements],
  },
};

export const notebookSummary: z.output<typeof productSummarySchema> = {
  productId: '2101957',
  kind: 'product',
  name: 'HP Pavilion dv7-1211ea Notebook Silver 43.2 cm (17") 1440 x 900 pixels Intel® Core™2 Duo 4 GB DDR2-SDRAM 250 GB HDD',
  partNumber: 'dv7-1211ea',
  nsn: null,
  manufacturer: 'HP',
  category: { id: '7010-notebooks', name: 'Notebooks' },
  picture: 'notebook',
  vendorCount: 1,
  price: { low: usd(74_900), high: usd(74_900) },
  unitOfIssue: each,
  deliveryDays: { low: 14, high: 14 },
  indicators: [energyStar],
  inStock: true,
  bestOffer: {
    offerId: '2101957-1', vendor: { id: 'V-OFFICE', name: 'Sample Office Products' }, price: usd(74_900), unitOfIssue: each, minimumOrder: usd(100_000), available: 12,
    indicators: [energyStar, otherThanSmall],
  },
};

export const architectSummary: z.output<typeof productSummarySchema> = {
  productId: 'S-132-51-0003',
  kind: 'service',
  name: 'Network Architect',
  partNumber: '132-51',
  nsn: null,
  manufacturer: 'YAHYA TECHNOLOGIES, LLC',
  category: { id: 'D302', name: 'IT Professional Services' },
  picture: 'service',
  vendorCount: 1,
  price: { low: usd(44_275), high: usd(44_275) },
  unitOfIssue: { code: 'HR', name: 'Hour' },
  deliveryDays: null,
  indicators: [],
  inStock: true,
  bestOffer: {
    offerId: 'S-132-51-0003-1', vendor: { id: 'V-YAHYA', name: 'YAHYA TECHNOLOGIES, LLC' }, price: usd(44_275), unitOfIssue: { code: 'HR', name: 'Hour' }, minimumOrder: usd(0), available: null,
    indicators: [smallBusiness],
  },
};

const tonerOffers: z.output<typeof offerSchema>[] = [
  {
    offerId: '3920564-1',
    vendor: { id: 'V-SUPPLY', name: 'Sample Supply Co.' },
    contractNumber: '47SMPL-SAMPLE-01',
    contractUntil: '2029-09-30',
    price: usd(21_840),
    unitOfIssue: box,
    quantityBreaks: [{ minimumQuantity: 10, price: usd(20_750) }],
    deliveryDays: 9,
    minimumOrder: usd(10_000),
    maximumOrder: usd(50_000_000),
    available: 120,
    indicators: [smallBusiness, tradeAgreements],
    delivers: true,
  },
  {
    offerId: '3920564-2',
    vendor: { id: 'V-OFFICE', name: 'Sample Office Products' },
    contractNumber: '47SMPL-SAMPLE-02',
    price: usd(23_475),
    unitOfIssue: box,
    quantityBreaks: [],
    deliveryDays: 3,
    minimumOrder: usd(0),
    available: 4,
    indicators: [otherThanSmall, tradeAgreements],
    delivers: true,
  },
];

export const tonerDetail: z.output<typeof productDetailSchema> = {
  ...tonerSummary,
  descriptionHtml: '<p>Toner (6 Per Box) for CopyCentre C65 Digital Copier</p>',
  specifications: [
    { name: 'Type', value: 'Original' },
    { name: 'Print technology', value: 'Laser printing' },
    { name: 'Quantity per pack', value: '6' },
    { name: 'Black toner page yield', value: '23,000' },
  ],
  offers: tonerOffers,
  breadcrumbs: [
    { id: '75', name: 'Office Supplies and Devices' },
    { id: '7510', name: 'Office Supplies' },
  ],
  zip: null,
};

export const architectDetail: z.output<typeof productDetailSchema> = {
  ...architectSummary,
  descriptionHtml: '<p>Bachelors, 20 years of experience. Work at the contractor’s site.</p>',
  specifications: [
    { name: 'Education', value: 'Bachelors' },
    { name: 'Minimum years of experience', value: '20' },
    { name: 'Worksite', value: 'Contractor' },
  ],
  offers: [
    {
      offerId: 'S-132-51-0003-1',
      vendor: { id: 'V-YAHYA', name: 'YAHYA TECHNOLOGIES, LLC' },
      contractNumber: 'GS-35F-314CA',
      price: usd(44_275),
      unitOfIssue: { code: 'HR', name: 'Hour' },
      quantityBreaks: [],
      deliveryDays: 30,
      minimumOrder: usd(0),
      available: null,
      indicators: [smallBusiness],
      delivers: true,
    },
  ],
  breadcrumbs: [
    { id: 'D', name: 'IT and Telecom' },
    { id: 'D302', name: 'IT Professional Services' },
  ],
  zip: null,
};
