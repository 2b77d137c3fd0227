import type { z } from 'zod';
import type { productSummarySchema } from './product.schema.ts';
import { tonerSummary } from './product.examples.ts';
import { usd } from '../money/money.ts';

type ProductSummary = z.output<typeof productSummarySchema>;

/** Manufacturer, part number, color, pages, price of one in cents, days. */
type Toner = readonly [manufacturer: string, partNumber: string, color: string, pages: string, cents: number, days: number];

const listed: readonly Toner[] = [
  ['HP', 'CF226X', 'Black', '9,000', 19_899, 4], ['HP', 'CF410X', 'Black', '6,500', 17_640, 4], ['HP', 'CF411X', 'Cyan', '5,000', 22_415, 6], ['HP', 'CF412X', 'Yellow', '5,000', 22_415, 6],
  ['HP', 'CF413X', 'Magenta', '5,000', 22_415, 6], ['HP', 'CE285A', 'Black', '1,600', 7_450, 3], ['HP', 'Q2612A', 'Black', '2,000', 8_125, 3], ['Xerox', '106R03620', 'Black', '8,500', 15_260, 9],
  ['Xerox', '106R02777', 'Black', '3,000', 10_980, 9], ['Xerox', '106R03477', 'Cyan', '2,400', 12_190, 9], ['Xerox', '106R03478', 'Magenta', '2,400', 12_190, 9], ['Brother', 'TN-450', 'Black', '2,600', 6_375, 5],
  ['Brother', 'TN-760', 'Black', '3,000', 8_540, 5], ['Brother', 'TN-436BK', 'Black', '6,500', 12_870, 5], ['Brother', 'TN-436C', 'Cyan', '6,500', 16_490, 7], ['Canon', '119', 'Black', '2,100', 8_010, 6],
  ['Canon', '137', 'Black', '2,400', 8_765, 6], ['Canon', '055H', 'Black', '7,600', 18_230, 8], ['Lexmark', '50F1H00', 'Black', '5,000', 20_450, 10], ['Lexmark', '58D1H00', 'Black', '15,000', 31_275, 10],
  ['Lexmark', 'C544X1KG', 'Black', '6,000', 14_320, 12], ['Kyocera', 'TK-1152', 'Black', '3,000', 9_640, 7], ['Kyocera', 'TK-5242K', 'Black', '4,000', 11_580, 7], ['Ricoh', '407542', 'Black', '2,500', 10_270, 11],
  ['Ricoh', '406989', 'Black', '6,400', 16_905, 11],
];

/** Twenty-five toner cartridges: as many as a page of results has. */
export const toners: readonly ProductSummary[] = listed.map(([manufacturer, partNumber, color, pages, cents, days], index) => {
  const productId = String(4_410_001 + index);
  const { bestOffer } = tonerSummary;
  const each = { code: 'EA', name: 'Each' };
  return {
    ...tonerSummary,
    productId,
    name: `${manufacturer} ${partNumber} toner cartridge Original ${color} ${pages} pages`,
    partNumber,
    nsn: null,
    manufacturer,
    vendorCount: 1,
    price: { low: usd(cents), high: usd(cents) },
    unitOfIssue: each,
    deliveryDays: { low: days, high: days },
    bestOffer: bestOffer && { ...bestOffer, offerId: `${productId}-1`, price: usd(cents), unitOfIssue: each, available: 12 + index * 3 },
  };
});
