import { expect, it } from 'vitest';
import { readRuleCsv, writeRuleCsv } from './rule-csv.ts';

const heading = 'kind,code,email,name,fund,fiscal_year,role,amount,active';
const right = [
  'control,47SMPL,,,,,,,yes', 'approver,47SMPL,approver@agency.example.gov,Demo Approver,,,,,yes', 'approver,4700,chief@agency.example.gov,Demo Chief,,,,25000.00,yes',
  'budget,47SMPL,,,A1,2027,,20000.00,yes', 'limit,ADVANTAGE,,,,,buyer,1000.00,yes',
];

it('what is exported is what is imported', () => {
  const { items, rejects } = readRuleCsv([heading, ...right].join('\n'));
  expect(rejects).toEqual([]);
  expect(writeRuleCsv(items).trim().split(/\r?\n/).map((line) => line.replaceAll('"', ''))).toEqual([heading, ...right]);
});

it.each([
  ['approver,47SMPL,no address,Demo Approver,,,,,yes', 'email'], ['approver,47SMP,approver@agency.example.gov,Demo Approver,,,,,', 'code'], ['budget,47SMPL,,,A,27,,,yes', 'fund'],
  ['budget,47SMPL,,,A1,2027,,many,yes', 'amount'], ['limit,ADVANTAGE,,,,,chief,5,yes', 'role'], ['rule,47SMPL,,,,,,,yes', 'kind'], ['control,47SMPL,,,,,,,maybe', 'active'],
])('a row that does not fit is left out and named: %s', (row, field) => {
  const { items, rejects } = readRuleCsv(`${heading}\n${row}\n`);
  expect([items, rejects[0]]).toMatchObject([[], { line: 2, field }]);
});

it('a name that begins like a formula is text in an export', () => {
  const { items } = readRuleCsv(`${heading}\napprover,47SMPL,approver@agency.example.gov,=1+1,,,,,yes\n`);
  expect(writeRuleCsv(items)).not.toContain(',=1+1');
});

it('of two rows for one rule the second is refused', () => {
  expect(readRuleCsv([heading, right[3], right[3]].join('\n'))).toMatchObject({ items: [{ kind: 'budget', amount: 2_000_000 }], rejects: [{ line: 3, field: 'code' }] });
});
