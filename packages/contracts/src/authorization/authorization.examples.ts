import { usd } from '../money/money.ts';
import type { z } from 'zod';
import type { MemberAuthorization, supervisedSchema } from './authorization.schema.ts';

const askedFor = { purpose: 'Office supplies for the public works department', yearly: usd(1_200_000), askedAt: '2026-11-24T15:00:00.000Z', answerBy: '2026-12-08T15:00:00.000Z' };
const terms = { limit: usd(1_000_000), yearBegins: 7, from: '2026-11-25', until: '2027-06-30', used: usd(124_550), left: usd(875_450), yearEnds: '2027-06-30' };
const supervisor = { supervisorName: 'Demo Supervisor', supervisorEmail: 'supervisor@city.example.us' };

export const openAuthorization: MemberAuthorization = { authorizationId: 'authorization-2', status: 'requested', ...supervisor, ...askedFor, remindedAt: null, canRemind: true, terms: null, reason: null };
export const grantedAuthorization: MemberAuthorization = { ...openAuthorization, authorizationId: 'authorization-1', status: 'authorized', canRemind: false, terms };
export const declinedAuthorization: MemberAuthorization = { ...openAuthorization, authorizationId: 'authorization-0', status: 'declined', canRemind: false, reason: 'The department has a buyer of its own: ask them.' };

export const emptyRequest = { supervisorName: '', supervisorEmail: '', purpose: '', yearly: '' };

type Supervised = z.output<typeof supervisedSchema>;
export const openSupervised: Supervised = { status: 'requested', memberName: 'Demo Clerk', memberEmail: 'clerk@city.example.us', government: 'City of Example, IA', supervisorName: 'Demo Supervisor', ...askedFor, terms: null, reason: null };
export const grantedSupervised: Supervised = { ...openSupervised, status: 'authorized', terms };
export const declinedSupervised: Supervised = { ...openSupervised, status: 'declined', reason: 'The department has a buyer of its own: ask them.' };

export const emptyAnswer = { limit: '12000.00', yearBegins: '7', until: '2027-11-24', reason: '' };
