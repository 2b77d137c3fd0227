import { expect, it } from 'vitest';
import { ordersCsv } from './orders-csv.ts';

const order = {
  orderNumber: 'A27-0000123-6',
  placedAt: '2026-11-20T15:04:05Z',
  vendors: ['Sample "Best" Supply, Inc.', '=cmd()'],
  lineCount: 2,
  total: { amount: 118_580, currency: 'USD' },
  status: 'Submitted',
} as const;

it('quotes what needs quotes and keeps cents', () => {
  const [, row] = ordersCsv([{ ...order, vendors: [...order.vendors] }]).split('\r\n');
  expect(row).toBe('A27-0000123-6,2026-11-20T15:04:05Z,"Sample ""Best"" Supply, Inc.; =cmd()",2,1185.80,Placed');
});

it('never starts a cell with a formula', () => {
  const [, row] = ordersCsv([{ ...order, vendors: ['=cmd()'] }]).split('\r\n');
  expect(row).toContain(",'=cmd(),");
});
