import type { ResponseStep } from './response-context.ts';

/** A PDF opens in a new browser tab (specification, section 4, step 2). */
export const openDocument: ResponseStep = ({ answer, parts }) => {
  if (answer.kind !== 'document') return null;
  parts.showDocument(answer.document);
  return { kind: 'document' };
};
