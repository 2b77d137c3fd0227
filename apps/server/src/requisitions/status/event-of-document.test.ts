import { readDocument, type SupplyDocument } from '@quartermaster/contracts/requisition';
import { expect, it } from 'vitest';
import { eventOfDocument } from './event-of-document.ts';

const today = '2026-11-20';
const withColumns = (...texts: readonly (readonly [from: number, text: string])[]): SupplyDocument => {
  const record = texts.reduce((before, [from, text]) => before.slice(0, from - 1) + text + before.slice(from - 1 + text.length), 'AE1GSAS7510000000000  BX0001047AB0163240001      AA1      13'.padEnd(80));
  const read = readDocument(record);
  if ('problems' in read) throw new Error(read.problems.map(({ message }) => message).join(' '));
  return read.document;
};
const supply = (day: string) => withColumns([62, day], [65, 'BA'], [67, 'GSA']);
const shipment = (day: string) => withColumns([1, 'AS1'], [57, day], [62, 'TCN1'], [77, 'G']);

it.each([
  ['today', '324', '2026-11-20'],
  ['tomorrow, because clocks differ', '325', '2026-11-21'],
  ['the day after tomorrow, which is of last year', '326', '2025-11-22'],
  ['the last day of a year', '365', '2025-12-31'],
])('a status of %s is of the latest such day', (_what, day, expected) => {
  expect(eventOfDocument(supply(day), today)).toMatchObject({ kind: 'supply-status', day: expected });
  expect(eventOfDocument(shipment(day), today)).toMatchObject({ kind: 'shipment-status', day: expected });
});
