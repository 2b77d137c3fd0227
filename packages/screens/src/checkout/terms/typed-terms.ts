import type { GroupTerms, OrderPart, SaidTerms } from '@quartermaster/contracts';

/** Notes and date of one order as typed. */
export interface TypedTerms {
  note: string;
  deliverBy: string;
  /** Notes of parts that go elsewhere, by the ids of their addresses; those that were not typed are left out. */
  partNotes?: Readonly<Record<string, string>>;
}

export const typedOf = ({ note, deliverBy }: GroupTerms): TypedTerms => ({ note, deliverBy: deliverBy ?? '' });

/** The note of a part as it is shown: its own, or that of the order. */
export const partNoteOf = ({ note, partNotes = {} }: TypedTerms, { note: own, shipTo: { addressId } }: Pick<OrderPart, 'note' | 'shipTo'>): string => partNotes[addressId] ?? own ?? note;

/** The terms as the server is told them: it keeps no spaces around a note. */
export const saidOf = (groupId: string, { note, deliverBy, partNotes = {} }: TypedTerms): SaidTerms & { note: string } => ({
  groupId,
  note: note.trim(),
  deliverBy: deliverBy === '' ? null : deliverBy,
  ...(Object.keys(partNotes).length > 0 && { partNotes: Object.entries(partNotes).map(([addressId, own]) => ({ addressId, note: own.trim() })) }),
});

/** Whether all that is said is kept already. A part that is not there any more has no note. */
export const isKept = ({ note = '', deliverBy, partNotes = [] }: SaidTerms, kept: GroupTerms): boolean =>
  note.trim() === kept.note.trim() && deliverBy === kept.deliverBy && partNotes.every(({ addressId, note: own }) => {
    const part = kept.parts?.find(({ shipTo }) => shipTo.addressId === addressId);
    return part === undefined || own === (part.note ?? kept.note).trim();
  });

/** Ids of an order's two fields: an error leads there. */
export const termsFieldId = (groupId: string, field: 'note' | 'deliverBy'): string => `terms-${field}-${groupId}`;

/** Id of the note of a part. */
export const partNoteId = (groupId: string, addressId: string): string => `terms-part-note-${addressId}-${groupId}`;
