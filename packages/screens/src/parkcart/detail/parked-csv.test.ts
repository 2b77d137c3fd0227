import type { ParkedLine } from '@quartermaster/contracts';
import { expect, it } from 'vitest';
import { example } from '../../testing/examples.ts';
import { parkedCsv } from './parked-csv.ts';

const { lines } = example('/parkcart/parkcart_detail', 'Success', 'Prices and stock changed') as { lines: readonly ParkedLine[] };

it('has a row for each line with the prices of then and of now, and no price where the offer is gone', () => {
  const [header, toner, notebook] = parkedCsv(lines).split('\r\n');
  expect(header).toBe('Item,Part number,NSN,Vendor,Contract,Quantity,Unit,Price when parked (USD),Price now (USD),Total now (USD)');
  expect(toner).toMatch(/,006R90321,7510-01-392-0564,Sample Supply Co\.,47SMPL-SAMPLE-01,2,Box,199\.00,218\.40,436\.80$/);
  expect(notebook).toMatch(/,1,Each,749\.00,,$/);
});

it.each(['=cmd()', '+1', '@sum'])('never starts a cell with the formula %j', (name) => {
  expect(parkedCsv(lines.map((line) => ({ ...line, name })))).toContain(`\r\n'${name},`);
});
