import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { jsonPlace } from './place.ts';
import { readCsv } from './read-csv.ts';

describe('the place of a mistake', () => {
  it('is a field of a JSON object, and which one of a list', () => {
    expect([['id'], ['attributes', 'Color'], ['offers', 1, 'deliveryDays'], ['offers', 0, 'quantityBreaks', 2, 'price'], ['gtin', 0], ['categoryPath', 1, 'name'], []].map((path) => jsonPlace(path).field)).toEqual([
      'id', 'attributes.Color', 'deliveryDays (offers, no. 2)', 'price (offers, no. 1; quantityBreaks, no. 3)', 'gtin, no. 1', 'name (categoryPath, no. 2)', '',
    ]);
  });

  it('is a column of a CSV file as its heading has it, and the line of the offer', async () => {
    const file = 'ID,name,Part_Number,category,attr: Color,Option:Size,vendor,contract,price,Delivery_Days\nA,Pen,P,x,Blue,,V,C,1,1\nA,,,,,,W,C,1,x\nB,Ink,,,,,V,C,1,1\n';
    const rows = [];
    for await (const row of readCsv(Readable.from([Buffer.from(file)]))) rows.push(row);
    const [pen, ink] = rows;
    if (pen === undefined || 'problem' in pen || ink === undefined || 'problem' in ink) throw new Error('not read');
    const of = (path: (string | number)[]) => pen.placeOf?.(path);
    expect([of(['offers', 0, 'price']), of(['offers', 1, 'deliveryDays']), of(['offers', 1, 'quantityBreaks', 0, 'price']), of(['offers'])]).toEqual([
      { field: 'price', line: 2 }, { field: 'Delivery_Days', line: 3 }, { field: 'quantity_breaks', line: 3 }, { field: '' },
    ]);
    expect([of(['id']), of(['partNumber']), of(['categoryPath', 0, 'id']), of(['attributes', 'Color']), of(['attributes', 'Size']), of(['kind']), of([]), of(['configuration', 'id']), of(['configuration', 'name']), of(['configuration', 'options']), of(['configuration', 'options', 'Size'])]).toEqual([
      { field: 'ID' }, { field: 'Part_Number' }, { field: 'category' }, { field: 'attr: Color' }, { field: 'attr:Size' }, { field: 'kind' }, { field: '' },
      { field: 'configuration' }, { field: 'configuration_name' }, { field: 'configuration' }, { field: 'Option:Size' },
    ]);
    expect(ink.placeOf?.(['offers', 0, 'price'])).toEqual({ field: 'price', line: 4 });
  });
});
