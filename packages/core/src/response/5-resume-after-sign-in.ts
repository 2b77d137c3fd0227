import type { ResponseStep } from './response-context.ts';

/**
 * AUTHENTICATED switches the store, then resumes the route that asked for sign-in, once (specification, section 4, step 5).
 */
export const resumeAfterSignIn: ResponseStep = async ({ answer, parts }) => {
  if (answer.kind !== 'envelope' || answer.envelope?.responseType !== 'AUTHENTICATED') return null;
  const storeID = answer.envelope.attributes?.storeID;
  if (typeof storeID === 'number') await parts.followStore(storeID);
  return { kind: 'resume', route: parts.takePendingRoute() };
};
