import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workedExamples } from '../testing/examples.ts';
import { anyValidRequisition } from '../testing/random-requisition.ts';
import { supplyStatusCodes } from '../codes/supply-status-codes.ts';
import { readDocument } from './read-document.ts';
import { cancellationOf, documentRecord, followUpOf } from './write-document.ts';

const [first] = workedExamples;
if (first === undefined) throw new Error('There is no example.');
const [, record, requisition] = first;

/** The worked example with other columns, from 1. */
const withColumns = (...texts: readonly (readonly [from: number, text: string])[]): string =>
  texts.reduce((line, [from, text]) => line.slice(0, from - 1) + text + line.slice(from - 1 + text.length), record);
const supplyStatus = (...texts: readonly (readonly [from: number, text: string])[]): string =>
  withColumns([1, 'AE1'], [44, ' '], [62, '325'], [65, 'BB'], [67, 'GSA'], [70, '7015'], [74, '0001250'], ...texts);
const shipmentStatus = (...texts: readonly (readonly [from: number, text: string])[]): string =>
  withColumns([1, 'AS1'], [44, 'A'], [57, '330'], [62, '47AB0163240001X'], [77, 'G'], [78, '329'], ...texts);

describe('documents about a requisition', () => {
  it('are read as their layouts say', () => {
    expect(readDocument(supplyStatus())).toMatchObject({ document: { kind: 'supply-status', columns: { suffix: '', quantity: 10, transactionDay: '325', statusCode: 'BB', lastHolder: 'GSA', estimatedShippingDate: '7015', unitPrice: 1250 } } });
    expect(readDocument(shipmentStatus())).toMatchObject({ document: { kind: 'shipment-status', columns: { suffix: 'A', quantity: 10, shipmentDay: '330', priority: '13', transportationNumber: '47AB0163240001X', mode: 'G', availableDay: '329' } } });
    expect(readDocument(record)).toEqual({ document: { kind: 'requisition', columns: requisition }, record });
  });

  it('are a follow-up and a cancellation of the columns of the requisition', () => {
    expect(documentRecord(followUpOf(requisition))).toEqual({ record: withColumns([1, 'AF1'], [44, ' ']) });
    expect(documentRecord(cancellationOf(requisition, 4))).toEqual({ record: withColumns([1, 'AC1'], [25, '00004'], [44, ' ']) });
    fc.assert(fc.property(anyValidRequisition, fc.constantFrom(followUpOf, (columns: typeof requisition) => cancellationOf(columns, 1)), ({ requisition: any }, make) => {
      const document = make(any);
      const written = documentRecord(document);
      expect(readDocument('record' in written ? written.record : '')).toMatchObject({ document: { kind: document.kind, columns: { documentIdentifier: document.columns.documentIdentifier, serial: any.serial, fundCode: any.fundCode } } });
    }));
  });

  it.each([
    ['ZZ1', withColumns([1, 'ZZ1']), 'Layout, document identifier (columns 1 to 3): “ZZ1” is no document that is known.'],
    ['AE7', withColumns([1, 'AE7']), '“AE7” is no document that is known.'],
    ['AB1', withColumns([1, 'AB1']), 'AB1 is not read here (Direct delivery (contract award) notice to requisitioner; follows BZ/BV). Work on it by hand.'],
    ['AM1', withColumns([1, 'AM1']), 'AM1 is not read here (Requisition modifier;'],
    ['a long line', `${record} `, 'R01: The record has 81 characters, 1 more than its 80 columns.'],
    ['no quantity', supplyStatus([25, '0000X']), 'R06, quantity (columns 25 to 29)'],
    ['no document number', supplyStatus([36, '6399']), 'Layout, date of the document number (columns 36 to 39): “6399” is no date.'],
    ['no AAC', shipmentStatus([30, '47 B01']), 'Layout, AAC of the requisitioner (columns 30 to 35)'],
    ['no serial number', shipmentStatus([40, '00 1']), 'Layout, serial number (columns 40 to 43)'],
    ['no day', supplyStatus([62, '   ']), 'Layout, transaction date (columns 62 to 64): “” is no day of the year.'],
    ['no day of shipment', shipmentStatus([57, '400']), 'Layout, shipment date (columns 57 to 59)'],
    ['no shipping date', supplyStatus([70, 'soon']), 'Layout, estimated shipping date (columns 70 to 73): “soon” is no date.'],
    ['no price', supplyStatus([74, '12,5000']), 'Layout, unit price (columns 74 to 80)'],
    ['a status of the Army', supplyStatus([65, 'AA']), '“AA” is a status code of the Army, and no requisition here gets one.'],
    ['no status', supplyStatus([65, '  ']), '“” is no status code.'],
    ['no suffix', supplyStatus([44, '-']), 'Layout, suffix (column 44)'],
  ])('are refused with a reason: %s', (_name, line, message) => {
    const read = readDocument(line);
    expect('problems' in read ? read.problems.map((problem) => problem.message).join('\n') : '').toContain(message);
  });

  it('may have each status code of the table, and others of the same families', () => {
    for (const code of [...supplyStatusCodes.codes.map((row) => row.code), 'BL', 'D1', 'PB']) expect(readDocument(supplyStatus([65, code]))).toHaveProperty('document');
  });

  it('never make the reader fail, whatever a line holds', () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...'AS0159 M\té'), maxLength: 90 }), fc.constantFrom('AE1', 'AS1', 'AF1', 'AC1', 'A0A', ''), (text, identifier) => {
      expect(Object.keys(readDocument(identifier + text)).some((key) => ['document', 'problems'].includes(key))).toBe(true);
    }));
  });
});
