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
    ['cells that are too long, cut off visibly', `${'A1'.repeat(60)},1.${'0'.repeat(18)}5`, [[`${'A1'.repeat(49)}A…`, `1.${'0'.repeat(17)}…`]]],
    ['one column with a heading', 'Part number\n006R90321\nTN-2110\n', [['006R90321', ''], ['TN-2110', '']]],
    ['one column of NSNs with a heading', 'NSN\r\n7510-01-392-0564\r\n', [['7510-01-392-0564', '']]],
    ['one column with a heading and empty cells beside it', 'Item #,,\nA1,,\nB2,,', [['A1', ''], ['B2', '']]],
    ['one column with a heading in quotes and a note', '"National Stock Number (13 digits)"\n7510013920564', [['7510013920564', '']]],
    ['one column whose first number is a word', 'STAPLER\nITEMS-9\nPARTS1', [['STAPLER', ''], ['ITEMS-9', ''], ['PARTS1', '']]],
    ['one column with quantities under a heading of the number alone', 'Part number\nA1,4\nB2\n', [['A1', '4'], ['B2', '']]],
    ['a heading with digits', 'NSN (13 digits),Qty\n7510013920564,2', [['7510013920564', '2']]],
    ['a heading that calls them otherwise', 'Description,Mfr Part No,Order qty,U/I\nToner,A1,4,EA', [['A1', '4']]],
    ['a heading with the quantity that is called so beside another', 'Qty per pack\tQuantity\tSKU\n12\t3\tA1', [['A1', '3']]],
    ['a heading below a title', 'Supplies of May 2026\n\nPart number,Quantity\nA1,4\n', [['A1', '4']]],
    ['a heading that is there again on each page', 'Part number,Quantity\nA1,4\nPart number,Quantity\nB2,5', [['A1', '4'], ['B2', '5']]],
    ['"number of pieces" and "item number"', 'Number of pieces;Item number\n4;A1', [['A1', '4']]],
    ['a row that speaks of an item and has a number', 'ITEM 5,3\nA1,4', [['ITEM 5', '3'], ['A1', '4']]],
    ['a first row with letters alone as its number', 'ABC,5\nDEF,6', [['ABC', '5'], ['DEF', '6']]],
  ])('is read from %s', (_what, text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  it.each([
    ['the third column', 'A1,4,BX\nB2,5', ['BX', '']],
    ['the one of the heading', 'Unit price,U/I,NSN,Quantity\n1.00,EA,7510013920564,2', ['EA']],
    ['none', 'NSN,Quantity,Unit price\n7510013920564,2,1.00', ['']],
  ])('has units of issue in %s', (_what, text, units) => { expect(readList(text).rows.map(({ unit }) => unit)).toEqual(units); });

  it.each([
    ['nothing', ' \n\t\n', /empty/],
    ['a heading without the number', 'Color,Quantity\nred,2', /no column for the number/],
    ['a heading without the quantity', 'Part number,Price\nA1,2', /no column for the quantity/],
    ['a heading alone', 'number,quantity\n', /no rows/],
    ['a heading of one column alone', 'Part number\n', /no rows/],
    ['words that name no column', 'Color,Size\nred,XL', /no column for the number/],
    ['a quotation mark that is not closed', 'A1,1\n"B2,5\nC3,6\n', /quotation mark in row 2 .* not closed/],
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
  it.each(['', '0', '-1', '1.5', '1e3', 'two', '100000000', '1,2', '=1+1', '5 EA', '１', '1.00000000000000000…'])('%j is none', (text) => expect(typedQuantity(text)).toBeNull());
});
