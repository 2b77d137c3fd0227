import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellOf, isBlankRow, type RowTable } from './row-table.ts';

const table: RowTable<'item' | 'quantity'> = {
  name: 'lines',
  columns: [{ name: 'item', serverName: 'item.number', label: 'Item', rule: null }, { name: 'quantity', label: 'Quantity', rule: null }],
  newRow: { item: '', quantity: '1' },
};

describe('the cell that a message of the server is about', () => {
  it('is found by the number of the row and the server’s name of the column', () => {
    fc.assert(fc.property(fc.nat({ max: 999_999 }), fc.constantFrom(['item.number', 'item'], ['quantity', 'quantity']), (row, [serverName, column]) => {
      expect(cellOf(table, `lines.${row}.${serverName}`)).toEqual({ row, column });
    }));
  });

  it.each(['aac', 'lines', 'lines.1', 'lines.x.quantity', 'lines..quantity', 'lines.-1.quantity', 'lines.1.item', 'lines.1.price', 'otherlines.1.quantity'])('is none for %s', (field) => {
    expect(cellOf(table, field)).toBeNull();
  });
});

it('a row is blank while it holds what a new one holds', () => {
  expect(isBlankRow(table, { item: ' ', quantity: '1' })).toBe(true);
  expect(isBlankRow(table, { item: '', quantity: '2' })).toBe(false);
  expect(isBlankRow(table, { item: 'A-1', quantity: '1' })).toBe(false);
});
