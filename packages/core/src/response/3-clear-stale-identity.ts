import type { ResponseStep } from './response-context.ts';

/** A new user container without AUTHENTICATED clears the saved identity (specification, section 4, step 3). */
export const clearStaleIdentity: ResponseStep = ({ answer, parts }) => {
  if (answer.kind !== 'envelope' || answer.envelope === null) return null;
  const { attributes, responseType } = answer.envelope;
  if (attributes?.['newUserContainer'] && responseType !== 'AUTHENTICATED') parts.clearIdentity();
  return null;
};
