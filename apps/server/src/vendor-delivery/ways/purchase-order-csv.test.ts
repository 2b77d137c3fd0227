import { expect, it } from 'vitest';
import { testMessage } from '../testing/message.ts';
import { purchaseOrderCsv } from './purchase-order-csv.ts';

it('a purchase order as CSV has a row for each line, with prices that programs read, and no formulas', () => {
  const [head, ...rows] = purchaseOrderCsv(testMessage).trimEnd().split('\r\n');
  expect(head).toMatch(/^Purchase order,Order,Contract,Line,Item,/);
  const where = 'Sample Agency & Sons,,Demo Buyer,1 Sample Street,,Washington,DC,20405,202-555-0100,buyer@agency.example.gov,"Dock 3, ""rear"" <entry>"';
  expect(rows).toEqual([
    `A27-0000123-6-01,A27-0000123-6,47SMPL-SAMPLE-01,1,"Toner, black & white",Sample Maker,SM-1,7510-01-392-0564,12,Box,218.40,2620.80,USD,2026-12-24,${where},US,,,`,
    `A27-0000123-6-01,A27-0000123-6,47SMPL-SAMPLE-01,2,'=Stapler,Sample Maker,SM-1,,1,Box,218.40,218.40,USD,2026-12-24,${where},US,,,`,
  ]);
});

it('a purchase order as CSV says how it is delivered and billed', () => {
  const file = purchaseOrderCsv({ ...testMessage, purchaseOrder: { ...testMessage.purchaseOrder, deliverBy: null, speed: 'faster', billing: 'line' } });
  expect(file.split('\r\n')[1]).toMatch(/,US,,"Faster than standard\. If it costs more, the vendor contacts the buyer first",An invoice for each line$/);
});
