import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { submitted } from '../state/state.ts';
import { readForm, vendorForms, type VendorForm } from './form.ts';

const state = submitted([{ position: 1, quantity: 3 }, { position: 2, quantity: 1 }]);
const read = (form: VendorForm, fields: Record<string, string>) => readForm(form, new URLSearchParams(fields), state);

describe('a form of the vendor’s page', () => {
  it.each<[VendorForm, Record<string, string>, object]>([
    ['accept', {}, { kind: 'accepted' }],
    ['reject', { 'quantity-2': '1', reason: ' Out of\r\nstock ' }, { kind: 'lines-rejected', lines: [{ position: 2, quantity: 1 }], reason: 'Out of\nstock' }],
    ['promise', { 'line-1': 'on', date: '2026-12-01' }, { kind: 'date-promised', lines: [1], date: '2026-12-01' }],
    ['ship', { 'quantity-1': ' 2 ', 'quantity-2': '0', shipment: 'S-1', carrier: 'Sample Freight', tracking: '' }, { kind: 'shipped', shipmentId: 'S-1', lines: [{ position: 1, quantity: 2 }], carrier: 'Sample Freight', trackingNumber: '' }],
    ['invoice', { number: 'INV-7' }, { kind: 'invoiced', invoiceNumber: 'INV-7' }],
    ['message', { text: 'Hello' }, { kind: 'message', text: 'Hello' }],
    ['cancel', { reason: 'As you ask' }, { kind: 'canceled', reason: 'As you ask' }],
    ['decline', { reason: 'Packed' }, { kind: 'cancellation-declined', reason: 'Packed' }],
  ])('%s is an event', (form, fields, event) => {
    expect(read(form, fields)).toEqual({ event });
  });

  it.each<[VendorForm, Record<string, string>, string[]]>([
    ['reject', { reason: 'Why' }, ['reject-quantity-1']],
    ['reject', { 'quantity-1': '1' }, ['reject-reason']],
    ['promise', { date: '2026-02-30' }, ['promise-line-1', 'promise-date']],
    ['ship', { 'quantity-1': 'two', carrier: 'C' }, ['ship-shipment', 'ship-quantity-1']],
    ['ship', { 'quantity-1': '1', shipment: 'S', carrier: 'x'.repeat(101) }, ['ship-carrier']],
    ['invoice', { number: '\u0000 ' }, ['invoice-number']],
    ['message', { text: 'x'.repeat(2001) }, ['message-text']],
    ['message', { text: 'Card 4111 1111 1111 1111' }, ['message-text']],
  ])('%s with %j says at which fields it is wrong', (form, fields, wrong) => {
    const result = read(form, fields);
    expect('problems' in result ? result.problems.map(({ field }) => field) : []).toEqual(wrong);
  });

  it('holds no character that the database refuses, whatever was sent', () => {
    const fields = fc.dictionary(fc.constantFrom('reason', 'text', 'number', 'shipment', 'carrier', 'tracking', 'date', 'quantity-1', 'line-1'), fc.string({ unit: 'binary' }));
    fc.assert(fc.property(fc.constantFrom(...vendorForms), fields, (form, typed) => {
      expect(JSON.stringify(read(form, typed))).not.toMatch(/\\u0000|\\ud[89a-f]/i);
    }));
  });
});
