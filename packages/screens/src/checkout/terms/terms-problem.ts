import type { SaidTerms } from '@quartermaster/contracts';
import type { CallFailure } from '@quartermaster/core';
import type { TypedTerms } from './typed-terms.ts';

/** Why the terms of an order are not saved; `field` is null when it is about neither. */
export interface TermsProblem {
  groupId: string;
  field: keyof TypedTerms | null;
  /** The address of the part whose note it is about. */
  addressId?: string;
  message: string;
}

/** The problems that a failed save means for each order that was sent. Fields are named as in the request: `terms.0.deliverBy`. */
export function problemsOf(failure: CallFailure, sent: readonly SaidTerms[]): TermsProblem[] {
  const named = failure.fieldErrors.flatMap(({ field, message }): TermsProblem[] => {
    const [, index, name, ofPart] = /^terms\.(\d+)\.(note|deliverBy|partNotes\.(\d+)\.note)$/.exec(field) ?? [];
    const terms = sent[Number(index)];
    const addressId = ofPart === undefined ? undefined : terms?.partNotes?.[Number(ofPart)]?.addressId;
    if (terms !== undefined && addressId !== undefined) return [{ groupId: terms.groupId, field: 'partNotes', addressId, message }];
    return terms === undefined ? [] : [{ groupId: terms.groupId, field: name === 'note' ? 'note' : 'deliverBy', message }];
  });
  if (named.length > 0) return named;
  return sent.map(({ groupId }) => ({ groupId, field: null, message: `This was not saved. ${failure.message}` }));
}
