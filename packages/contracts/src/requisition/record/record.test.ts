import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workedExamples } from '../testing/examples.ts';
import { anyValidRequisition } from '../testing/random-requisition.ts';
import type { Column } from './column.ts';
import { explainRecord } from './explain-record.ts';
import { readColumns } from './read-columns.ts';
import { readQuantity, writeQuantity } from './quantity.ts';
import { readRequisition, requisitionRecord } from './requisition.ts';
import { followUpLayout, requisitionLayout } from './requisition-layout.ts';
import { shipmentStatusLayout, supplyStatusLayout } from './status-layouts.ts';
import { writeColumns } from './write-columns.ts';

const layouts: readonly (readonly [name: string, columns: readonly Column[]])[] = [
  ['A0_', requisitionLayout], ['AF_ and AC_', followUpLayout], ['AE_', supplyStatusLayout], ['AS_', shipmentStatusLayout],
];

/** Whatever a column may hold, blanks at its beginning and inside of it included. */
const anyValue = ({ kind, from, to }: Column): fc.Arbitrary<string | number | null> => {
  if (kind === 'quantity') return fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 100, max: 9_999 }).map((thousands) => thousands * 1000));
  if (kind === 'cents') return fc.option(fc.integer({ min: 0, max: 9_999_999 }));
  return fc.string({ unit: 'grapheme-ascii', maxLength: to - from + 1 }).map((text) => text.trimEnd());
};

describe.each(layouts)('the record of %s', (_name, columns) => {
  it('names each of the 80 columns at most once, in their order but for the suffix', () => {
    const taken = columns.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_each, index) => from + index));
    expect(new Set(taken).size).toBe(taken.length);
    expect(taken.every((at) => at >= 1 && at <= 80)).toBe(true);
  });

  it('has all fields of what it is made of, and reads back equal', () => {
    fc.assert(fc.property(fc.record(Object.fromEntries(columns.map((column) => [column.field, anyValue(column)]))), (values) => {
      const written = writeColumns(columns, values);
      if (!('record' in written)) throw new Error(written.problems[0]?.message);
      expect(written.record).toHaveLength(80);
      expect(readColumns(columns, written.record)).toEqual({ values });
    }));
  });
});

describe('the record of a requisition', () => {
  it.each(workedExamples)('is the worked example, both ways: %s', (_name, record, columns) => {
    expect(requisitionRecord(columns)).toEqual({ record });
    expect(readRequisition(record)).toEqual({ values: columns });
  });

  it('takes all 80 columns', () => {
    expect(requisitionLayout.reduce((sum, { from, to }) => sum + to - from + 1, 0)).toBe(80);
  });

  it('may come without blanks at its end, down to 71 columns, and no shorter', () => {
    fc.assert(fc.property(anyValidRequisition, fc.integer({ min: 60, max: 95 }), ({ requisition }, length) => {
      const written = requisitionRecord(requisition);
      const record = 'record' in written ? written.record : '';
      const read = readRequisition(record.padEnd(length).slice(0, length));
      if (length >= 71 && length <= 80) expect(read).toEqual(readRequisition(record));
      else expect(read).toMatchObject({ problems: [{ rule: 'R01' }] });
    }));
  });

  it.each([
    ['R01', { fundCode: 'ABC' }, 'R01, fund code (columns 52 to 53): “ABC” has 3 characters, and there is room for 2. Shorten it: nothing is cut off.'],
    ['R02', { distributionCode: 'Ä' }, 'R02, distribution code (columns 54 to 56): “Ä” holds a character that is no plain letter, digit or sign. Use printable ASCII alone.'],
    ['R06', { quantity: 100_001 }, 'R06, quantity (columns 25 to 29): 100001 cannot be written. Give 1 to 99,999, or whole thousands up to 9,999,000 for ammunition and the few classes that are ordered so.'],
    ['layout', { unitPrice: 10_000_000 }, 'Layout, unit price (columns 74 to 80): A price of 10000000 cents does not fit. Give at most $99,999.99, or none.'],
  ])('is not written where a field does not fit: %s', (rule, wrong, message) => {
    const [, , columns] = workedExamples[0] ?? [];
    expect(requisitionRecord({ ...columns, ...wrong } as never)).toMatchObject({ problems: [{ rule, message }] });
  });

  it.each([
    ['R02', 60, 'é'],
    ['R02', 60, '\t'],
    ['R06', 24, '0000A'],
    ['R06', 24, '00000'],
    ['R06', 24, '0099M'],
    ['layout', 73, '12.3456'],
  ])('is not read where it breaks %s in column %i', (rule, at, text) => {
    const record = workedExamples[0]?.[1] ?? '';
    expect(readRequisition(record.slice(0, at) + text + record.slice(at + text.length))).toMatchObject({ problems: [{ rule }] });
  });
});

it('a quantity has one way to be written, or none', () => {
  expect([1, 99_999, 100_000, 1_950_000, 9_999_000].map(writeQuantity)).toEqual(['00001', '99999', '0100M', '1950M', '9999M']);
  expect([0, -1, 1.5, 100_001, 10_000_000, Number.NaN].map(writeQuantity)).toEqual([null, null, null, null, null, null]);
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'0123456789M '), minLength: 5, maxLength: 5 }), (text) => {
    const pieces = readQuantity(text);
    expect(pieces === null || writeQuantity(pieces) === text).toBe(true);
  }));
});

it('a record is explained column by column, and nothing of it is left out', () => {
  const explained = explainRecord(workedExamples[1]?.[1] ?? '');
  expect(explained.map(({ column, text }) => text.padEnd(column.to - column.from + 1)).join('')).toBe(workedExamples[1]?.[1]);
  expect(explained.filter(({ column }) => ['signalCode', 'unitOfIssue', 'priority'].includes(column.field)).map(({ text, meaning }) => `${text}: ${meaning}`)).toEqual([
    'EA: Each', 'J: Ship to the supplementary address (45-50); bill to the requisitioner (30-35)', '06: Force or activity designator III, urgency of need B, which a designated reviewer approves; priority group 2.',
  ]);
});

describe('what columns say', () => {
  const layout = Object.fromEntries(requisitionLayout.map((column) => [column.field, column]));
  const said = (field: string, text: string) => {
    const { from = 1, to = 1 } = layout[field] ?? {};
    const record = `${' '.repeat(from - 1)}${text.padEnd(to - from + 1)}`.padEnd(80);
    const { meaning, verified } = explainRecord(record).find(({ column }) => column.field === field) ?? { meaning: '', verified: '' };
    return `${meaning} [${verified}]`;
  };

  it.each([
    ['stockNumber', '7510013920564', 'NSN of class 7510, OFFICE SUPPLIES; group 75, OFFICE SUPPLIES AND DEVICES; country United States (01). [partly]'],
    ['stockNumber', '5340997654321XZ', 'NSN of class 5340, HARDWARE, COMMERCIAL; group 53, HARDWARE AND ABRASIVES; country United Kingdom (99); special material identification code XZ. [no]'],
    ['stockNumber', '9798000000001', 'NSN of class 9798, which the table of federal supply classes lacks; group 97; country United States (00). [no]'],
    ['stockNumber', 'PART-12', 'A part number, or another number that is no NSN. [yes]'],
    ['activity', 'W12345', 'Army: the code begins with W. [yes]'],
    ['activity', '47SMPL', 'GSA: the code begins with 47. [no]'],
    ['activity', '3A1234', 'The 1122 program, run by the Army: the code begins with 3A. [yes]'],
    ['supplementaryAddress', 'YLOCAL', 'Local data of the requisitioner, in place of an activity. [yes]'],
    ['priority', '01', 'Force or activity designator I, urgency of need A, which a commander certifies; priority group 1. [no]'],
    ['priority', '13', 'Force or activity designator III, urgency of need C, routine; priority group 3. [no]'],
    ['requiredDeliveryDate', '', 'Standard delivery date applies. [yes]'],
    ['requiredDeliveryDate', '345', 'The day of the year by which the requisitioner needs it, earlier or later than the standard delivery date: December 11, in a leap year December 10. [yes]'],
    ['requiredDeliveryDate', '777', 'Expedited handling for other reasons. [yes]'],
    ['requiredDeliveryDate', 'N05', 'Not-mission-capable supply that does not meet what 999 asks; priorities 01 to 08: within 5 days of the date of the requisition. [yes]'],
    ['requiredDeliveryDate', 'X01', 'Needed later than the standard delivery date, and not to be shipped before: 1 month. [no]'],
    ['requiredDeliveryDate', 'DDD', 'Blank where the standard delivery date is good enough, a day of the year, or a special code. [yes]'],
  ])('%s %j: %s', (field, text, meaning) => expect(said(field, text)).toBe(meaning));

  it.each([
    ['A', '', 'A fund of 47SMPL, which is billed by signal code A. It shows that funds are available.'], ['B', '47AB02', 'A fund of 47AB02, which is billed by signal code B. It shows that funds are available.'],
    ['J', '47AB02', 'A fund of 47SMPL, which is billed by signal code J. It shows that funds are available.'], ['L', '47AB02', 'It names the payer, who is billed by signal code L. It shows that funds are available.'],
    ['D', '', 'Shows that funds are available; blank for free issue (signal D or M).'],
  ])('a fund with signal code %s and the supplementary address %j says whose it is', (signal, address, meaning) => {
    const record = `${' '.repeat(29)}47SMPL63240001N${address.padEnd(6)}${signal}A1`.padEnd(80);
    expect(explainRecord(record).find(({ column }) => column.field === 'fundCode')?.meaning).toBe(meaning);
  });

  it('each priority designator has its pair and its group', () => {
    const groups = Array.from({ length: 15 }, (_, nth) => /priority group (\d)/.exec(said('priority', String(nth + 1).padStart(2, '0')))?.[1]).join('');
    expect(groups).toBe('111222223333333');
  });
});
