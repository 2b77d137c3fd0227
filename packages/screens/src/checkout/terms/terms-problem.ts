import type { GroupTerms } from '@quartermaster/contracts';
import type { CallFailure } from '@quartermaster/core';
import type { TypedTerms } from './typed-terms.ts';

/** Why the terms of an order are not saved; `field` is null when it is about neither. */
export interface TermsProblem {
  groupId: string;
  field: keyof TypedTerms | null;
  message: string;
}

/** The problems that a failed save means for each order that was sent. Fields are named as in the request: `terms.0.deliverBy`. */
export function problemsOf(failure: CallFailure, sent: readonly GroupTerms[]): TermsProblem[] {
  const named = failure.fieldErrors.flatMap(({ field, message }): TermsProblem[] => {
    const [, index, name] = /^terms\.(\d+)\.(note|deliverBy)$/.exec(field) ?? [];
    const terms = sent[Number(index)];
    return terms === undefined ? [] : [{ groupId: terms.groupId, field: name === 'note' ? 'note' : 'deliverBy', message }];
  });
  if (named.length > 0) return named;
  return sent.map(({ groupId }) => ({ groupId, field: null, message: `This was not saved. ${failure.message}` }));
}
