import { expect, it } from 'vitest';
import { addressOfRule, ruleIn } from './rule-address.ts';

const rule = { kind: 'budget', code: '47SMPL', email: '', name: '', fund: 'A1', fiscalYear: 2027, role: '', amount: 2_000_050 } as const;

it('a rule is read from the address that was made of it', () => {
  const address = new URL(addressOfRule(rule), 'https://desk.example.gov');
  expect(address.pathname).toBe('/approval-rules/set');
  expect(ruleIn(address.searchParams)).toEqual({ ...rule, fiscalYear: '2027', role: 'buyer', amount: '20000.50' });
});

it('an address of no rule is an empty form', () => {
  expect(ruleIn(new URLSearchParams('kind=other'))).toEqual({ kind: 'control', code: '', email: '', name: '', fund: '', fiscalYear: '', role: 'buyer', amount: '' });
});
