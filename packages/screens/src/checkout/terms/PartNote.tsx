import type { GroupTerms, OrderPart } from '@quartermaster/contracts';
import { TextArea, useAfterPress } from '@quartermaster/ui';
import { partNoteId, partNoteOf } from './typed-terms.ts';
import type { OrderTerms } from './use-order-terms.ts';

/** The note of a part that goes elsewhere. It is that of the order until another one is typed, and saves itself like that. */
export function PartNote({ part, terms, orderTerms }: { part: OrderPart; terms: GroupTerms; orderTerms: OrderTerms }) {
  const { groupId } = terms;
  const { addressId, addressName } = part.shipTo;
  const typed = orderTerms.typedOf(terms);
  const afterPress = useAfterPress();
  return (
    <TextArea
      id={partNoteId(groupId, addressId)}
      label={`Note for what goes to ${addressName} (optional)`}
      hint="On the purchase order of this part. It begins with the note above."
      rows={2}
      maxLength={500}
      value={partNoteOf(typed, part)}
      error={orderTerms.problemOf(groupId, 'partNotes', addressId)}
      onChange={(event) => {
        orderTerms.change(groupId, { ...typed, partNotes: { ...typed.partNotes, [addressId]: event.currentTarget.value } });
        orderTerms.saveSoon(groupId);
      }}
      onBlur={() => afterPress(() => orderTerms.save(groupId))}
    />
  );
}
