import type { GroupTerms } from '@quartermaster/contracts';

/** Note and date of one order as typed. */
export interface TypedTerms {
  note: string;
  deliverBy: string;
}

export const typedOf = ({ note, deliverBy }: GroupTerms): TypedTerms => ({ note, deliverBy: deliverBy ?? '' });

/** The terms as the server is told them: it keeps no spaces around a note. */
export const saidOf = (groupId: string, { note, deliverBy }: TypedTerms): GroupTerms => ({
  groupId,
  note: note.trim(),
  deliverBy: deliverBy === '' ? null : deliverBy,
});

export const sameTerms = (a: GroupTerms, b: GroupTerms): boolean => a.note.trim() === b.note.trim() && a.deliverBy === b.deliverBy;

/** Ids of an order's two fields: an error leads there. */
export const termsFieldId = (groupId: string, field: keyof TypedTerms): string => `terms-${field}-${groupId}`;
