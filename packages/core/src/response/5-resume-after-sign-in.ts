import type { ResponseStep } from './response-context.ts';

/**
 * AUTHENTICATED switches the store, then resumes the route that asked for sign-in, once (specification, section 4, step 5). Where none waits, or a start page alone, the store is
 * that which the buyer has chosen in the profile.
 */
export const resumeAfterSignIn: ResponseStep = async ({ answer, parts }) => {
  if (answer.kind !== 'envelope' || answer.envelope?.responseType !== 'AUTHENTICATED') return null;
  const storeID = answer.envelope.attributes?.storeID;
  if (typeof storeID === 'number') await parts.followStore(storeID);
  const route = parts.takePendingRoute();
  const own = answer.envelope.attributes?.['ownStoreID'];
  if (typeof own !== 'number' || (route !== null && !parts.isStart(route))) return { kind: 'resume', route };
  await parts.followStore(own);
  return { kind: 'resume', route: null };
};
