import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleIds, type RuleId } from '../record/problem.ts';
import { bareRequisition, type Requisition, type RequisitionColumns } from '../record/requisition.ts';
import { workedExamples } from '../testing/examples.ts';
import { changedOnes, validOnes } from '../testing/random-properties.ts';
import { checkRequisition } from './check-requisition.ts';
import type { ActivityFacts, RequisitionFacts } from './facts.ts';
import { standardSettings, type RuleSettings } from './rule-settings.ts';

const home: ActivityFacts = { isActive: true, isOfAgency: true, state: 'VA', zip: '22202' };
const abroad: ActivityFacts = { ...home, state: 'AE', zip: '09014' };
const facts: RequisitionFacts = { today: '2026-11-20', requisitioner: home, supplementary: home, isNumberUsed: false };

const columnsOf = (index: number): RequisitionColumns => {
  const example = workedExamples[index];
  if (example === undefined) throw new Error(`There is no example ${index}.`);
  return example[2];
};
const simple = bareRequisition(columnsOf(0));

describe('the worked examples break no rule', () => {
  it.each([[0, home], [1, home], [2, abroad]])('example %i', (index, place) => {
    expect(checkRequisition({ ...bareRequisition(columnsOf(index)), approver: 'Demo Reviewer' }, { ...facts, supplementary: place }, standardSettings)).toEqual([]);
  });
});

type Wrong = Partial<Requisition> | { readonly facts: Partial<RequisitionFacts> } & Partial<Requisition>;

describe('what is refused', () => {
  it.each<[rule: RuleId | 'layout', wrong: Wrong, message: string]>([
    ['R01', { projectCode: 'ABCD' }, 'R01, project code (columns 57 to 59)'],
    ['R02', { distributionCode: '\u00e9' }, 'R02, distribution code (columns 54 to 56)'],
    ['R03', { documentIdentifier: 'A0Z' }, 'R03, document identifier (columns 1 to 3): “A0Z” is no requisition that is taken here. Use one of A0A,'],
    ['R03', { documentIdentifier: 'AE1' }, 'R03'],
    ['R03', { documentIdentifier: 'A01' }, 'A01 is for deliveries overseas, and VA is not.'],
    ['R03', { facts: { requisitioner: abroad } }, 'A0A is for deliveries in the 48 states, and AE is outside of them.'],
    ['R04', { routingIdentifier: '1SA' }, 'R04, routing identifier (columns 4 to 6): “1SA” is no routing identifier. Use a letter and two letters or digits.'],
    ['R05', { stockNumber: '751000000000' }, 'R05, stock or part number (columns 8 to 22): “751000000000” is no NSN, which A0A promises.'],
    ['R05', { unitOfIssue: 'ZZ' }, 'R05, unit of issue (columns 23 to 24): “ZZ” is no unit of issue.'],
    ['R05', { documentIdentifier: 'A0B', stockNumber: '' }, 'No item is named.'],
    ['R06', { quantity: 0 }, 'R06, quantity (columns 25 to 29)'],
    ['R06', { quantity: 200_000 }, '200000 is more than 99,999, and class 7510 is not ordered in thousands.'],
    ['R07', { activity: '47AB0' }, 'R07, AAC of the requisitioner (columns 30 to 35): “47AB0” is no AAC or DoDAAC.'],
    ['R07', { facts: { requisitioner: null } }, '47AB01 is not in the activity address directory.'],
    ['R07', { facts: { requisitioner: { ...home, isActive: false } } }, '47AB01 is closed'],
    ['R07', { facts: { requisitioner: { ...home, isOfAgency: false } } }, '47AB01 is an activity of another agency.'],
    ['R07', { facts: { requisitioner: { ...home, isOfAgency: false, comparedWith: 'General Services Administration' } } }, '47AB01 is not an activity of your agency, General Services Administration. Use one that is.'],
    ['R08', { ordinalDate: '6366' }, 'R08, date of the document number (columns 36 to 39): “6366” is no day of this year'],
    ['R08', { ordinalDate: '5324' }, 'R08'],
    ['layout', { serial: '1' }, 'Layout, serial number (columns 40 to 43)'],
    ['R09', { facts: { isNumberUsed: true } }, 'R09, serial number (columns 40 to 43): 47AB0163240001 is the number of another requisition.'],
    ['layout', { demandCode: '' }, 'Layout, demand code (column 44)'],
    ['R10', { signalCode: 'B' }, 'R10, supplementary address (columns 45 to 50): It is missing, and signal code B needs one here. Give six'],
    ['R10', { supplementaryAddress: '47' }, 'R10'],
    ['R10', { supplementaryAddress: '47AB02', facts: { supplementary: null } }, '47AB02 is no open activity'],
    ['R10', { supplementaryAddress: '47AB02', facts: { supplementary: { ...home, isOfAgency: false } } }, '47AB02 is an activity of another agency'],
    ['R11', { fundCode: '' }, 'R11, fund code (columns 52 to 53): It is missing. Give two capital letters or digits.'],
    ['R11', { fundCode: 'a' }, 'R11, fund code (columns 52 to 53): “a” is no fund code.'],
    ['R11', { signalCode: 'D' }, 'R11, fund code (columns 52 to 53): Signal code D is free issue'],
    ['R12', { signalCode: 'C', supplementaryAddress: 'Y12' }, 'R12, supplementary address (columns 45 to 50): Y in column 45'],
    ['layout', { signalCode: 'W' }, 'W is for use within one service alone. Use one of A, B, C, D, J, K, L, M.'],
    ['R13', { priority: '16' }, 'R13, priority designator (columns 60 to 61): “16” is no priority designator.'],
    ['R13', { priority: '07' }, 'Priority 07 needs the commander who approved it.'],
    ['R13', { priority: '10' }, 'Priority 10 needs the designated reviewer who approved it. Name them, or use 11 to 15.'],
    ['R14', { requiredDeliveryDate: '367' }, 'R14, required delivery date (columns 62 to 64): “367” is no required delivery date.'],
    ['R14', { requiredDeliveryDate: 'DDD' }, 'R14'],
    ['R14', { requiredDeliveryDate: '999' }, '999 goes with priorities 01 to 03 alone, not with 13.'],
    ['R14', { requiredDeliveryDate: 'N10' }, 'N10 goes with priorities 01 to 08 alone, not with 13.'],
    ['R15', { remarks: 'Deliver to dock 4.' }, 'R15, document identifier (columns 1 to 3): Remarks, a second advice code or an export option need A0E, or A05 from overseas, not A0A.'],
    ['R15', { adviceCode: '2A', furtherAdviceCodes: ['2B'] }, 'R15'],
    ['layout', { adviceCode: 'ZZ' }, 'Layout, advice code (columns 65 to 66): “ZZ” is no advice code.'],
    ['R15', { exportOption: 'Dealer' }, 'R15, document identifier (columns 1 to 3): Remarks, a second advice code or an export option need A0E'],
    ['R02', { documentIdentifier: 'A0E', exportOption: 'Händler' }, 'R02, export option: “ä” is no plain letter'],
    ['R16', { adviceCode: '2E' }, 'R16, advice code (columns 65 to 66): Advice code 2E is free issue'],
    ['R17', { dateOfReceipt: '324' }, 'R17, date of receipt (columns 67 to 69): “324” is in it. Leave it blank'],
    ['R17', { unitPrice: 0 }, 'R17, unit price (columns 74 to 80)'],
    ['R18', { stockNumber: '2310000000000', exportOption: 'dealer' }, 'R18, export option: It is for deliveries outside of the 48 states, and this one is to VA. Take the option out.'],
    ['R18', { documentIdentifier: 'A01', stockNumber: '2310000000000', facts: { requisitioner: abroad } }, 'R18, export option: The delivery is to AE, outside of the 48 states. Name the export option among the exception data of the line.'],
    ['R19', { facts: { requisitioner: { ...home, zip: '20405' } } }, 'R19: The ZIP code 20405 of the place of delivery is not one of VA.'],
    ['layout', { mediaAndStatus: 'Q' }, 'Layout, media and status (column 7)'],
    ['layout', { projectCode: 'A' }, 'Layout, project code (columns 57 to 59)'],
  ])('%s: %j', (rule, wrong, message) => {
    const { facts: known = {}, ...fields } = wrong as { facts?: Partial<RequisitionFacts> } & Partial<Requisition>;
    const problems = checkRequisition({ ...simple, ...fields }, { ...facts, ...known }, standardSettings);
    expect(problems.map((problem) => problem.rule)).toContain(rule);
    expect(problems.find((problem) => problem.rule === rule)?.message).toContain(message);
  });
});

describe('settings', () => {
  const check = (wrong: Partial<Requisition>, settings: Partial<RuleSettings>) => checkRequisition({ ...simple, ...wrong }, facts, { ...standardSettings, ...settings }).map(({ rule }) => rule);

  it('turn a rule off, but none without which there is no record', () => {
    expect(check({ fundCode: '' }, { rulesOff: ['R11'] })).toEqual([]);
    expect(check({ quantity: 200_000 }, { rulesOff: ['R06'] })).toEqual([]);
    expect(check({ quantity: 200_001 }, { rulesOff: ['R06'] })).toEqual(['R06']);
    expect(check({ fundCode: 'ABC' }, { rulesOff: [...ruleIds] })).toEqual(['R01']);
  });

  it('refuse codes that were not verified, table by table', () => {
    expect(check({ demandCode: 'P' }, {})).toEqual([]);
    expect(check({ demandCode: 'P' }, { unverifiedRefused: ['demand codes'] })).toEqual(['layout']);
    expect(check({ unitOfIssue: 'CN' }, { unverifiedRefused: ['units of issue'] })).toEqual(['R05']);
  });

  it('move the limits of priorities, the turn of the year and the groups with an export option', () => {
    expect(check({ requiredDeliveryDate: '999', priority: '04', approver: 'Demo Reviewer' }, { lastPriorityOf999: 4 })).toEqual([]);
    expect(check({ priority: '10' }, { lastApprovedPriority: 3 })).toEqual([]);
    expect(check({ ordinalDate: '5300' }, { yearTurnDays: 366 })).toEqual([]);
    expect(check({ documentIdentifier: 'A0E', exportOption: 'dealer' }, { exportGroups: ['75'] })).toEqual(['R18']);
  });
});

describe('at random (npm run bench:requisitions does it 10,000 times)', () => {
  it('valid requisitions break no rule, and read back equal', () => {
    expect(() => fc.assert(validOnes, { numRuns: 1_000 })).not.toThrow();
  });

  it('changes of a character are refused by a rule of their column, or leave a requisition that is valid', () => {
    const counts = { refused: 0, valid: 0 };
    expect(() => fc.assert(changedOnes(counts), { numRuns: 1_000 })).not.toThrow();
    expect(Math.min(counts.refused, counts.valid)).toBeGreaterThan(100);
  });
});
