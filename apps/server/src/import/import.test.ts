import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';
import { textArray } from './columns.ts';
import { offerOf, productOf, readCategoryPath } from './csv-row.ts';
import { rowsText, stillText, workText } from './progress-text.ts';
import { ImportFileError, readCsv } from './read-csv.ts';
import { readJsonLines, type SourceRow } from './read-json-lines.ts';
import { readLines } from './read-lines.ts';
import { inTheFile, recordChecker } from './record.ts';
import { productRow, summarize } from './rows.ts';
import { SeenIds } from './seen-ids.ts';

const check = recordChecker({ units: new Set(['EA', 'BX']), indicators: new Set(['SB']), agencies: new Set(['47', '97']) });

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}
const bytes = (text: string): AsyncIterable<Uint8Array> => Readable.from([Buffer.from(text)]);
/** Rows without what says where their values are in the file: place.test.ts asks for that. */
const withoutPlaces = async (rows: AsyncIterable<SourceRow>): Promise<unknown[]> => (await all(rows)).map((row) => ('raw' in row ? { line: row.line, raw: row.raw } : row));
const fromCsv = (text: string) => withoutPlaces(readCsv(bytes(text)));

const problemsOf = (raw: unknown): string[] => {
  const result = check(raw);
  return 'problems' in result ? inTheFile(result.problems).map(({ field, reason }) => `${field}: ${reason}`) : [];
};
const offer = { vendor: 'V', contract: 'C', price: '1.00', deliveryDays: 1 };

describe('a row', () => {
  it('needs an id and a name, and nothing else', () => {
    expect(check({ id: ' A-1 ', name: 'A\n stapler' })).toMatchObject({ record: { id: 'A-1', name: 'A stapler', kind: 'product', offers: [], categoryPath: [{ id: 'other', name: 'Other' }] } });
    expect(problemsOf({ name: 'x' })).toEqual(['id: is missing; it must be text']);
    for (const deliveryDays of ['', ' ', null, '1e2', true]) expect(problemsOf({ id: 'A', name: 'x', offers: [{ ...offer, deliveryDays }] })).toHaveLength(1);
    expect(problemsOf({ id: '', name: 'x' })).toEqual(['id: must not be empty']);
  });

  it('may say the maximum order of its contract, and when it is in stock again; without them it is what it was before they could be said', () => {
    const said = { ...offer, maximumOrder: '500,000', backInStock: '12/5/2026' };
    expect(check({ id: 'A', name: 'x', offers: [said] })).toMatchObject({ record: { offers: [{ maximumOrder: 50_000_000, backInStock: '2026-12-05' }] } });
    expect(JSON.stringify(check({ id: 'A', name: 'x', offers: [offer] }))).not.toMatch(/maximumOrder|backInStock/);
    expect(problemsOf({ id: 'A', name: 'x', offers: [{ ...offer, maximumOrder: 0, backInStock: '2026-02-30' }] })).toEqual([
      'offers.0.maximumOrder: must be more than zero',
      "offers.0.backInStock: must be a day such as 2027-03-31; it is '2026-02-30'",
    ]);
  });

  it('may say the days of a price, and what takes its place; without them it is what it was before they could be said', () => {
    const said = { ...offer, priceFrom: '2026-10-01', priceUntil: '9/30/2027', contractUntil: '2029-09-30' };
    expect(check({ id: 'A', name: 'x', replacedBy: ' B ', offers: [said] })).toMatchObject({ record: { replacedBy: 'B', offers: [{ priceFrom: '2026-10-01', priceUntil: '2027-09-30', contractUntil: '2029-09-30' }] } });
    expect(JSON.stringify(check({ id: 'A', name: 'x', offers: [offer] }))).not.toMatch(/replacedBy|priceFrom|priceUntil|contractUntil/);
    expect(problemsOf({ id: 'A', name: 'x', replacedBy: 'A' })).toEqual(['replacedBy: must be another product']);
    expect(check({ id: 'A', name: 'x', offers: [{ ...offer, restrictedTo: ['97', '47'] }] })).toMatchObject({ record: { offers: [{ restrictedTo: ['97', '47'] }] } });
    expect(problemsOf({ id: 'A', name: 'x', offers: [{ ...offer, restrictedTo: ['QQ'] }] })).toEqual(["offers.0.restrictedTo.0: must be a code of an agency such as 97; 'QQ' is not known"]);
    expect(problemsOf({ id: 'A', name: 'x', offers: [{ ...said, priceFrom: '2027-10-01' }] })).toEqual(['offers.0.priceUntil: must not be before the first day of the price']);
  });

  it('may say what goes with it, and documents of a contract; without them it is what it was before they could be said', () => {
    const documents = [{ title: ' Price list ', url: 'https://vendor.example.com/list.pdf' }];
    expect(check({ id: 'A', name: 'x', accessories: [' B '], offers: [{ ...offer, documents }] })).toMatchObject({ record: { accessories: ['B'], offers: [{ documents: [{ title: 'Price list', url: 'https://vendor.example.com/list.pdf' }] }] } });
    expect(JSON.stringify(check({ id: 'A', name: 'x', offers: [offer] }))).not.toMatch(/accessories|documents/);
    expect(problemsOf({ id: 'A', name: 'x', accessories: ['A'] })).toEqual(['accessories: must be other products']);
    for (const url of ['http://vendor.example.com/', 'javascript:alert(1)', '/list.pdf', '']) {
      expect(problemsOf({ id: 'A', name: 'x', offers: [{ ...offer, documents: [{ title: 'x', url }] }] })).toEqual(['offers.0.documents.0.url: must be an address that begins with https://']);
    }
    expect(productOf({ id: 'A', name: 'x', accessories: 'B; C' }, [offerOf({ vendor: 'V', documents: 'Price list = https://v.example.com/a?b=c; Terms=https://v.example.com/t' })])).toMatchObject({
      accessories: ['B', 'C'], offers: [{ documents: [{ title: 'Price list', url: 'https://v.example.com/a?b=c' }, { title: 'Terms', url: 'https://v.example.com/t' }] }],
    });
  });

  it('has characters in the place of their entities, in every text', () => {
    const row = { id: 'A&amp;', name: 'Caf&eacute; &amp; bar&trade; R&D', manufacturer: 'AT&amp;T', attributes: { 'Temp. &deg;C': '&le; 40 &#176;' }, offers: [{ ...offer, vendor: 'Smith &#38; Co' }] };
    expect(check(row)).toMatchObject({ record: { id: 'A&amp;', name: 'Café & bar™ R&D', manufacturer: 'AT&T', attributes: { 'Temp. °C': '≤ 40 °' }, offers: [{ vendor: 'Smith & Co' }] } });
  });

  it('is told every mistake with its field and what is right', () => {
    const wrong = { id: 'A', name: 'x', nsn: '123', kind: 'thing', offers: [{ ...offer, price: '-1', unitOfIssue: 'QQ', indicators: ['ZZ'], deliveryDays: 1.5 }, { vendor: 'V' }] };
    expect(problemsOf(wrong)).toEqual([
      "kind: must be 'product' or 'service'",
      "nsn: must be a National Stock Number of 13 digits, for example 7510-01-392-0564; it is '123'",
      "offers.0.price: must be a dollar amount with at most two decimals, for example 19.99; it is '-1'",
      "offers.0.unitOfIssue: must be a unit of issue such as EA; 'QQ' is not known",
      'offers.0.deliveryDays: must be a whole number from 0 to 3650',
      "offers.0.indicators.0: must be a known indicator; 'ZZ' is not",
      'offers.1.contract: is missing; it must be text',
      'offers.1.price: is missing; it must be a dollar amount such as 19.99',
      'offers.1.deliveryDays: is missing; it must be a whole number from 0 to 3650',
    ]);
  });

  it('has no NUL character in an attribute, and its mistakes are told in a bounded text without one', () => {
    expect(problemsOf({ id: 'A', name: 'x', attributes: { Size: 'a\0b' } })).toEqual(['attributes.Size: must not contain a NUL character']);
    for (const problem of [{ attributes: { 'a\0b': {} } }, { attributes: { ['y'.repeat(4000)]: {} } }, { offers: [{ ...offer, unitOfIssue: `\0${'A'.repeat(4000)}` }] }]) {
      const [told = ''] = problemsOf({ id: 'A', name: 'x', ...problem });
      expect([told.length > 0, told.length < 1000, told.includes('\0')]).toEqual([true, true, false]);
    }
  });

  it('may not offer one thing twice, nor fall in its quantity breaks', () => {
    expect(problemsOf({ id: 'A', name: 'x', offers: [offer, offer] })).toHaveLength(1);
    const quantityBreaks = [{ minimumQuantity: 10, price: 1 }, { minimumQuantity: 5, price: 1 }];
    expect(problemsOf({ id: 'A', name: 'x', offers: [{ ...offer, quantityBreaks }] })).toEqual(['offers.0.quantityBreaks: must rise from step to step']);
  });

  it('has its prices in exact cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
        const price = (cents / 100).toFixed(2);
        for (const text of [price, `$${price}`, Number(price).toLocaleString('en-US', { minimumFractionDigits: 2 })]) {
          expect(check({ id: 'A', name: 'x', offers: [{ ...offer, price: text }] })).toMatchObject({ record: { offers: [{ price: cents }] } });
        }
      }),
    );
    expect(problemsOf({ id: 'A', name: 'x', offers: [{ ...offer, price: '1.005' }] })).toHaveLength(1);
  });

  it('has its attributes checked in the same way, whether one of them takes a closer look or none', () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'a b', 'a  b', ' a', 'R&amp;D', '\t', '\0', '__proto__', 'x'.repeat(201)));
    const closerLook = { 'Two\twords': 'Yes' };
    fc.assert(
      fc.property(fc.array(fc.tuple(texts, fc.oneof(texts, fc.integer(), fc.boolean(), fc.constant(null)))), (pairs) => {
        const attributes: unknown = JSON.parse(`{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`).join(',')}}`);
        const of = (given: unknown) => {
          const result = check({ id: 'A', name: 'x', attributes: given });
          return 'problems' in result ? result.problems : Object.entries(result.record.attributes).filter(([name]) => name !== 'Two words');
        };
        expect(of(attributes)).toEqual(of(Object.assign(Object.create(null) as object, attributes, closerLook)));
      }),
    );
    for (const wrong of [[], 'x', 1, null]) expect(problemsOf({ id: 'A', name: 'x', attributes: wrong })).toHaveLength(1);
  });

  it('is right or wrong, whatever it holds: checking never fails', () => {
    fc.assert(fc.property(fc.jsonValue(), (raw) => {
      expect(() => [check(raw), check({ id: 'A', name: 'x', offers: raw })]).not.toThrow();
    }));
  });
});

describe('the summary of a product', () => {
  it('has the unit of issue of an offer that is in stock, then cheap, then fast', () => {
    const record = check({ id: 'A', name: 'x', offers: [
      { ...offer, contract: '1', price: '1', available: 0 },
      { ...offer, contract: '2', price: '3', available: 5 },
      { ...offer, contract: '3', price: '2', deliveryDays: 9 },
      { ...offer, contract: '4', price: '2', deliveryDays: 2, unitOfIssue: 'BX' },
    ] });
    if (!('record' in record)) throw new Error('not accepted');
    const { offers } = productRow(record.record, '');
    expect(summarize(offers)).toMatchObject({ unit: 'BX', priceLow: 100, priceHigh: 300, deliveryLow: 1, deliveryHigh: 9, vendorCount: 1 });
    expect(productRow(record.record, '').offers).toEqual(offers);
  });
});

describe('JSON Lines', () => {
  it('are read however the bytes are cut', async () => {
    const lines = fc.array(fc.string({ unit: 'grapheme' }).map((line) => line.replace(/[\r\n]/g, '\u2028')), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(lines, fc.integer({ min: 1, max: 9 }), async (expected, size) => {
        const whole = Buffer.from(expected.map((line) => `${line}\n`).join(''));
        const chunks = Array.from({ length: Math.ceil(whole.length / size) }, (_, i) => whole.subarray(i * size, (i + 1) * size));
        expect(await all(readLines(Readable.from(chunks)))).toEqual(expected);
      }),
    );
  });

  it('tell the line of what is not an object', async () => {
    expect(await withoutPlaces(readJsonLines(bytes('{"id":1}\r\n\n[1]\nnull\n{"a"\n')))).toEqual([
      { line: 1, raw: { id: 1 } },
      { line: 3, problem: 'The line is not a JSON object.' },
      { line: 4, problem: 'The line is not a JSON object.' },
      { line: 5, problem: expect.stringContaining('The line is not JSON') },
    ]);
  });
});

describe('CSV', () => {
  it('makes one product of rows with its offers', async () => {
    const rows = await fromCsv('\ufeffid,name,attr:Color,category,vendor,contract,price,delivery_days,indicators,quantity_breaks\nA,"Stapler, big",Black,75: Office > 7510,V1,C1,2.50,3,SB; ES,10=2.40; 50=2.30\nA,,,,V2,C2,2.60,3,,\nB,Pen,,,,,,,,\n');
    expect(rows).toEqual([
      {
        line: 2,
        raw: {
          id: 'A', name: 'Stapler, big', attributes: { Color: 'Black' }, categoryPath: [{ id: '75', name: 'Office' }, { id: '7510', name: '7510' }],
          offers: [
            { vendor: 'V1', contract: 'C1', price: '2.50', deliveryDays: '3', indicators: ['SB', 'ES'], quantityBreaks: [{ minimumQuantity: '10', price: '2.40' }, { minimumQuantity: '50', price: '2.30' }] },
            { vendor: 'V2', contract: 'C2', price: '2.60', deliveryDays: '3' },
          ],
        },
      },
      { line: 4, raw: { id: 'B', name: 'Pen', attributes: {}, offers: [] } },
    ]);
  });

  it('goes on behind a broken line', async () => {
    const rows = await fromCsv('id,name\nA,one,too many\nB,two\n');
    expect(rows).toEqual([{ line: 2, problem: expect.stringContaining('not CSV') }, { line: 3, raw: { id: 'B', name: 'two', attributes: {}, offers: [] } }]);
  });

  it('says which column is missing', async () => {
    await expect(fromCsv('part,name\nA,b\n')).rejects.toThrow(ImportFileError);
    await expect(fromCsv('part,name\nA,b\n')).rejects.toThrow("lacks the column 'id'");
    await expect(fromCsv('part,title\nA,b\n')).rejects.toThrow("lacks the columns 'id' and 'name'");
  });

  it('names categories by id and name', () => expect(readCategoryPath('75: A: b > 7510')).toEqual([{ id: '75', name: 'A: b' }, { id: '7510', name: '7510' }]));
});

describe('the ids of a file', () => {
  it('are remembered exactly as a set would', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 })), (ids) => {
        const seen = new SeenIds();
        const set = new Set<string>();
        for (const id of ids) {
          expect(seen.add(id)).toBe(set.has(id));
          set.add(id);
        }
      }),
    );
  });

  it('may be many', () => {
    const seen = new SeenIds();
    for (let i = 0; i < 50_000; i += 1) expect(seen.add(String(i))).toBe(false);
    for (let i = 0; i < 50_000; i += 997) expect(seen.add(String(i))).toBe(true);
  });
});

it('a list of texts is an array literal, whatever the texts hold', () => expect(textArray(['a"b', 'c\\d', 'e,f'])).toBe('{"a\\"b","c\\\\d","e,f"}'));

it('says how far it is, how fast, and how long it will take', () => {
  const counts = { rows: 50_000, added: 49_000, changed: 0, unchanged: 0, rejected: 12 };
  expect(rowsText(counts, 0.25, 20)).toBe('50,000 rows (25 %), 12 rejected, 2,500 rows/s, 1 min left');
  expect(rowsText(counts, 0.1, 20)).toBe('50,000 rows (10 %), 12 rejected, 2,500 rows/s, 3 min left');
  expect(rowsText(counts, null, 0)).toBe('50,000 rows, 12 rejected');
  expect(workText({ what: 'adding up words', done: 300_000, of: 900_000 })).toBe('adding up words: 300,000 of 900,000');
  expect(workText({ what: 'counting facets', done: 0, of: 1 })).toBe('counting facets');
  expect(stillText('counting facets', 9.7)).toBe('counting facets, for 10 s now');
});

it('the command takes one file and says so', () => {
  expect(readArguments(['a/b.csv'])).toEqual({ kind: 'import', file: 'a/b.csv', rejects: 'b.csv.rejects.ndjson' });
  expect(readArguments(['b.csv', '--rejects=r'])).toEqual({ kind: 'import', file: 'b.csv', rejects: 'r' });
  expect(readArguments(['--undo', '--reason=Wrong prices'])).toEqual({ kind: 'undo', importId: null, reason: 'Wrong prices' });
  expect(readArguments(['--undo=7', '--reason', 'Wrong prices'])).toEqual({ kind: 'undo', importId: 7, reason: 'Wrong prices' });
  for (const wrong of [[], ['a', 'b'], ['a', '--force'], ['--undo'], ['a', '--undo', '--reason=x'], ['--undo=x', '--reason=x'], ['a', '--reason=x']]) expect(() => readArguments(wrong)).toThrow('Usage: npm run catalog:import');
});
