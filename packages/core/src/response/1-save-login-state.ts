import type { ResponseStep } from './response-context.ts';

/** An attributes block saves login state; the store follows its storeID (specification, section 4, step 1). */
export const saveLoginState: ResponseStep = async ({ answer, parts }) => {
  const attributes = answer.kind === 'envelope' ? answer.envelope?.attributes : undefined;
  if (typeof attributes !== 'object' || attributes === null) return null;
  parts.saveLoginState(attributes);
  if (typeof attributes.storeID === 'number' && answer.kind === 'envelope' && answer.envelope?.responseType !== 'AUTHENTICATED') {
    await parts.followStore(attributes.storeID);
  }
  return null;
};
