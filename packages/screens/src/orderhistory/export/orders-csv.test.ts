import type { OrderLineRow } from '@quartermaster/contracts';
import { expect, it } from 'vitest';
import { ordersCsv } from './orders-csv.ts';

const line: OrderLineRow = {
  orderNumber: 'A27-0000123-6',
  placedAt: '2026-11-20T15:04:05Z',
  poNumber: 'A27-0000123-6-01',
  status: 'Submitted',
  vendor: 'Sample "Best" Supply, Inc.',
  contractNumber: '47SMPL-SAMPLE-01',
  name: 'Toner cartridge',
  manufacturer: 'Xerox',
  partNumber: '006R90321',
  nsn: '7510-01-392-0564',
  quantity: 1_200,
  unitOfIssue: 'Box',
  unitPrice: { amount: 21_840, currency: 'USD' },
  lineTotal: { amount: 26_208_005, currency: 'USD' },
};

it('has a row for each line with purchase order, item, contract, quantity and price, quotes what needs quotes and keeps cents', () => {
  expect(ordersCsv([line]).split('\r\n')).toEqual([
    'Order,Placed (UTC),Purchase order,Status,Vendor,Contract,Item,Manufacturer,Part number,NSN,Quantity,Unit,Unit price (USD),Line total (USD)',
    'A27-0000123-6,2026-11-20T15:04:05Z,A27-0000123-6-01,Submitted,"Sample ""Best"" Supply, Inc.",47SMPL-SAMPLE-01,Toner cartridge,Xerox,006R90321,7510-01-392-0564,1200,Box,218.40,262080.05',
  ]);
});

it.each(['=cmd()', '+1', '-1', '@sum', '\t=1', '＝cmd()'])('never starts a cell with the formula %j', (name) => {
  expect(ordersCsv([{ ...line, name, partNumber: name, vendor: name }]).split('\r\n')[1]).toContain(`,'${name},`);
});
