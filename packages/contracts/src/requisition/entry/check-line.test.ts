import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { standardSettings } from '../rules/rule-settings.ts';
import { requisitionRecord } from '../record/requisition.ts';
import { checkLine } from './check-line.ts';
import { standardConstants, type ConstantData, type EntryLine } from './entry-line.ts';
import { piecesOf, requisitionOfLine, type LineSurroundings } from './requisition-of-line.ts';

const here = { isActive: true, isOfAgency: true, state: 'VA', zip: '22202' };
const surroundings = (more: Partial<LineSurroundings> = {}, constants: Partial<ConstantData> = {}): LineSurroundings => ({
  activity: '47AB01', constants: { ...standardConstants, fundCode: 'A1', ...constants }, unitOfItem: null, exception: null, routingIdentifier: 'GSA',
  facts: { today: '2026-11-20', requisitioner: here, supplementary: null, isNumberUsed: false }, ...more,
});
const line = (more: Partial<EntryLine> = {}): EntryLine => ({ stockNumber: '7510-00-000-0000', quantity: '10', unitOfIssue: 'bx', demandCode: '', projectCode: '', priority: '', requiredDeliveryDate: '', adviceCode: '', ...more });
const rulesOf = (typed: EntryLine, given = surroundings()) => checkLine(typed, given, standardSettings).map(({ rule, field }) => `${rule} ${field}`);

describe('a typed line', () => {
  it('is the record of the worked example', () => {
    expect(requisitionRecord(requisitionOfLine(line(), surroundings()))).toEqual({ record: 'A0AGSAS7510000000000  BX0001047AB0163240001N      AA1      13                   ' });
    expect(rulesOf(line())).toEqual([]);
  });

  it.each([
    ['an NSN with a digit too few', line({ stockNumber: '7510-00-000-000' }), ['R05 stockNumber']],
    ['a part number', line({ stockNumber: 'ab-1000' }), []],
    ['no quantity', line({ quantity: '' }), ['R06 quantity']],
    ['a quantity in words', line({ quantity: 'ten' }), ['R06 quantity']],
    ['no unit', line({ unitOfIssue: '' }), ['R05 unitOfIssue']],
    ['an urgent priority of its own, which no one approved', line({ priority: '3' }), ['R13 priority']],
    ['999 with a routine priority', line({ requiredDeliveryDate: '999' }), ['R14 requiredDeliveryDate']],
  ])('%s', (_what, typed, rules) => expect(rulesOf(typed)).toEqual(rules));

  it('has the unit of its item where none is typed, and no other', () => {
    const ofItem = surroundings({ unitOfItem: 'EA' });
    expect(requisitionOfLine(line({ unitOfIssue: '' }), ofItem).unitOfIssue).toBe('EA');
    expect(rulesOf(line({ unitOfIssue: '' }), ofItem)).toEqual([]);
    expect(rulesOf(line({ unitOfIssue: 'BX' }), ofItem)).toEqual(['R05 unitOfIssue']);
  });

  it('is a document of its place of delivery', () => {
    const abroad = { ...here, state: 'AE', zip: '09014' };
    const facts = { today: '2026-11-20', requisitioner: here, supplementary: abroad, isNumberUsed: false };
    const identifier = (stockNumber: string, signalCode: string) => requisitionOfLine(line({ stockNumber }), surroundings({ facts }, { signalCode, supplementaryAddress: 'FB5678' })).documentIdentifier;
    expect([identifier('7510000000000', 'A'), identifier('AB1', 'A'), identifier('7510000000000', 'J'), identifier('AB1', 'J')]).toEqual(['A0A', 'A0B', 'A01', 'A02']);
  });

  it('with exception data is A0E, or A05 from overseas, whatever its number is (R15)', () => {
    const abroad = { ...here, state: 'AE', zip: '09014' };
    const exception = { remarks: ' Deliver to dock 4.\nCall first. ', furtherAdviceCodes: '2d, 2a', exportOption: '' };
    const given = surroundings({ exception });
    const requisition = requisitionOfLine(line({ adviceCode: '2B' }), given);
    expect(requisition).toMatchObject({ documentIdentifier: 'A0E', adviceCode: '2B', furtherAdviceCodes: ['2D', '2A'], remarks: 'Deliver to dock 4.\nCall first.' });
    expect(rulesOf(line({ adviceCode: '2B' }), given)).toEqual([]);
    expect(requisitionOfLine(line({ stockNumber: 'AB1' }), { ...given, facts: { ...given.facts, requisitioner: abroad } }).documentIdentifier).toBe('A05');
    expect(requisitionOfLine(line(), surroundings({ exception: { remarks: ' ', furtherAdviceCodes: ',', exportOption: '' } })).documentIdentifier).toBe('A0A');
    expect(rulesOf(line(), given)).toEqual(['R15 furtherAdviceCodes']);
    expect(rulesOf(line({ adviceCode: '2B' }), surroundings({ exception: { remarks: 'Café', furtherAdviceCodes: '9Z', exportOption: '' } }))).toEqual(['R02 remarks', 'layout furtherAdviceCodes']);
  });

  it('of a vehicle that goes abroad needs an export option, and is A05 with it (R18)', () => {
    const facts = { today: '2026-11-20', requisitioner: { ...here, state: 'AE', zip: '09014' }, supplementary: null, isNumberUsed: false };
    const vehicle = line({ stockNumber: '2310-00-000-0001', unitOfIssue: 'EA' });
    const withOption = (exportOption: string) => surroundings({ facts, exception: { remarks: '', furtherAdviceCodes: '', exportOption } });
    expect([rulesOf(vehicle, surroundings({ facts })), rulesOf(vehicle, withOption(' Dealer '))]).toEqual([['R18 exportOption'], []]);
    expect(requisitionOfLine(vehicle, withOption(' Dealer '))).toMatchObject({ documentIdentifier: 'A05', exportOption: 'Dealer' });
    expect(rulesOf(vehicle, surroundings({ exception: { remarks: '', furtherAdviceCodes: '', exportOption: 'Dealer' } }))).toEqual(['R18 exportOption']);
  });

  it('never breaks the form: whatever is typed has a record, or a rule that says why not', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 20 });
    fc.assert(fc.property(fc.record({ stockNumber: text, quantity: text, unitOfIssue: text, demandCode: text, projectCode: text, priority: text, requiredDeliveryDate: text, adviceCode: text }), (typed) => {
      const written = requisitionRecord(requisitionOfLine(typed, surroundings()));
      expect('record' in written ? written.record.length === 80 : rulesOf(typed).length > 0).toBe(true);
    }));
    fc.assert(fc.property(fc.integer({ min: 1, max: 99_999 }), (pieces) => { expect(piecesOf(pieces.toLocaleString('en-US'))).toBe(pieces); }));
  });
});
