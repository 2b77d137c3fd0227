import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestList, mostListRows } from './list-limits.ts';
import { readList } from './read-list.ts';
import { typedQuantity } from './typed-quantity.ts';

const rowsOf = (text: string) => readList(text).rows.map(({ number, quantity }) => [number, quantity]);

describe('a list of numbers and quantities', () => {
  it.each([
    ['cells of a spreadsheet', '006R90321\t2\r\n7510-01-392-0564\t10\r\n', [['006R90321', '2'], ['7510-01-392-0564', '10']]],
    ['a CSV file with a heading, in any order of columns', '\uFEFFQuantity,Name,Part Number\n3,Toner,"006R,90321"\n', [['006R,90321', '3']]],
    ['the file of a parked cart, whose first column is a name', 'Item,Part number,NSN,Vendor,Quantity\nToner,006R90321,,Sample,3\n', [['006R90321', '3']]],
    ['semicolons', 'Number;Qty\nA1;4', [['A1', '4']]],
    ['no heading and blank lines', '\n\nA1,4\n,\n\nB2,5\n', [['A1', '4'], ['B2', '5']]],
    ['one column', '006R 90321\nTN-2110', [['006R 90321', ''], ['TN-2110', '']]],
    ['what keeps a spreadsheet from taking zeros away', '="00123",2\n\'00124,3', [['00123', '2'], ['00124', '3']]],
    ['formulas, as they are', '=1+1,2\n"=HYPERLINK(""http://x.example"")",1', [['=1+1', '2'], ['=HYPERLINK("http://x.example")', '1']]],
    ['a quantity with a separator of thousands', 'A1,"1,200"', [['A1', '1,200']]],
    ['a first row with letters alone as its number', 'ABC,5\nDEF,6', [['ABC', '5'], ['DEF', '6']]],
  ])('is read from %s', (_what, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it.each([
    ['nothing', ' \n\t\n', /empty/],
    ['a heading without the number', 'Color,Quantity\nred,2', /no column for the number/],
    ['a heading without the quantity', 'Part number,Price\nA1,2', /no column for the quantity/],
    ['a heading alone', 'number,quantity\n', /no rows/],
    ['50,000 rows', 'A1,1\n'.repeat(50_000), /has 50,000 rows.*At most 500/],
    ['more than is read', 'x'.repeat(longestList + 1), /too long/],
    ['a file that is no text', 'PK\u0003\u0004\0\0', /Save the sheet as CSV/],
  ])('is refused with %s, and says why', (_what, text, problem) => {
    expect(readList(text)).toEqual({ rows: [], problem: expect.stringMatching(problem) });
  });

  it('gives back every row that a spreadsheet copies, and never fails on any text', () => {
    const number = fc.stringMatching(/^[A-Z0-9]{1,6}[- ]?[0-9]{1,6}$/);
    fc.assert(fc.property(fc.array(fc.tuple(number, fc.integer({ min: 1, max: 99_999_999 })), { minLength: 1, maxLength: mostListRows }), (rows) => {
      const typed = rows.map(([one, quantity]) => [one, String(quantity)]);
      expect(rowsOf(typed.map((row) => row.join('\t')).join('\r\n'))).toEqual(typed);
      expect(rowsOf(typed.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n'))).toEqual(typed);
    }));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { rows, problem } = readList(text);
      expect(problem === null).toBe(rows.length > 0);
    }));
  });
});

describe('a quantity', () => {
  it.each([['1', 1], [' 12 ', 12], ['1,200', 1200], ['12.0', 12], ['99999999', 99_999_999]])('%j is %i', (text, quantity) => expect(typedQuantity(text)).toBe(quantity));
  it.each(['', '0', '-1', '1.5', '1e3', 'two', '100000000', '1,2', '=1+1', '5 EA', '１'])('%j is none', (text) => expect(typedQuantity(text)).toBeNull());
});
