import { shippedStoreList, usd } from '@quartermaster/contracts';
import type { FirstSignInHook } from '../login/index.ts';
import { daysAfter, washingtonDay } from '../runtime/index.ts';
import { governmentOf } from '../virtual-store/index.ts';
import { keepAuthorization } from './record/kept-authorization.ts';
import { recordAuthorizationEvent } from './record/record-event.ts';

/** The demo member of a city (apps/identity/src/accounts/demo-accounts.ts). */
const demoMember = 'clerk@city.example.us';
const supervisorName = 'Demo Supervisor';
const yearly = usd(5_000_000).amount;

/** In a trial alone: the demo member of a city may order at once. A person who tries the whole way asks for another authorization, which replaces this one. */
export const addSampleAuthorization: FirstSignInHook = async (connection, { buyerId, firstName, lastName, verifiedEmails }, { clock, randomness }) => {
  const government = verifiedEmails.includes(demoMember) ? await governmentOf(connection, demoMember) : null;
  if (government === null) return;
  const store = Object.entries(shippedStoreList).find(([, { members }]) => members?.rule === 'state-or-local')?.[0];
  if (store === undefined) return;
  const now = clock.now();
  const [authorizationId, memberName, today] = [randomness.uuid(), [firstName, lastName].filter(Boolean).join(' '), washingtonDay(now)];
  await keepAuthorization(connection, {
    authorizationId, buyerId, requestKey: authorizationId, memberName, memberEmail: demoMember, store, government, supervisorName, supervisorEmail: 'supervisor@city.example.us',
    purpose: 'A sample of the trial', yearly, askedAt: now, answerBy: new Date(now.getTime() + 86_400_000),
  });
  await recordAuthorizationEvent(connection, { authorizationId, event: { kind: 'requested' }, actor: { kind: 'member', name: memberName }, now });
  const event = { kind: 'authorized', limit: yearly, yearBegins: 1, from: today, until: daysAfter(today, 365) } as const;
  await recordAuthorizationEvent(connection, { authorizationId, event, actor: { kind: 'supervisor', name: supervisorName }, now });
};
