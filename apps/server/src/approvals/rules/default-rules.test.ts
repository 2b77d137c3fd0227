import { usd } from '@quartermaster/contracts';
import type { ApprovalQuestion } from '@quartermaster/deployment';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultApprovals } from './default-rules.ts';

const card = { method: 'card' } as const;
const depot = (isControlled: boolean) => ({ method: 'aac', aac: '47SMPL', isControlled }) as const;
const limits = { buyer: usd(100_000), approver: usd(500_000) };
const ask = (asked: Partial<ApprovalQuestion>) =>
  defaultApprovals.needed({ store: 'ADVANTAGE', total: usd(50_000), payment: card, agencyCode: '4700', isApprover: false, limits: { buyer: null, approver: null }, ...asked });

describe('which orders an approver authorizes', () => {
  it.each<[string, Partial<ApprovalQuestion>, unknown]>([
    ['none, where there is no limit and no control', {}, null],
    ['one that an activity under funds control pays, however small', { payment: depot(true), total: usd(1) }, { cause: 'funds', scope: 'activity', code: '47SMPL' }],
    ['not one of an activity without it', { payment: depot(false) }, null],
    ['not one of just the limit', { limits, total: usd(100_000) }, null],
    ['one above the limit, by an approver of the agency', { limits, total: usd(100_001) }, { cause: 'limit', scope: 'agency', code: '4700' }],
    ['one above the limit that an activity pays, by an approver of the activity', { limits, total: usd(100_001), payment: depot(false) }, { cause: 'limit', scope: 'activity', code: '47SMPL' }],
    ['of an approver, only above their own limit', { limits, total: usd(500_000), isApprover: true }, null],
    ['of an approver, above their own limit', { limits, total: usd(500_001), isApprover: true }, { cause: 'limit', scope: 'agency', code: '4700' }],
    ['none of a buyer without an agency, who pays by card', { limits, total: usd(900_000), agencyCode: null }, null],
  ])('%s', (_words, asked, need) => {
    expect(ask(asked)).toEqual(need);
  });

  it('more money never needs less', () => {
    fc.assert(fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.boolean(), (one, other, isApprover) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      if (ask({ limits, isApprover, total: usd(more) }) === null) expect(ask({ limits, isApprover, total: usd(less) })).toBeNull();
    }));
  });
});

it('data of funds are a fund code and an appropriation', () => {
  expect(defaultApprovals.entryProblems({ fund: 'a1', appropriation: '999-2026/2027-9999-000' })).toEqual([]);
  expect(defaultApprovals.entryProblems({ fund: 'A', appropriation: '' }).map(({ field }) => field)).toEqual(['fund', 'appropriation']);
  expect(defaultApprovals.entryProblems({ fund: '=1', appropriation: '=cmd' }).map(({ field }) => field)).toEqual(['fund', 'appropriation']);
});
