import type { CatalogImport, DeskAnswer } from '@quartermaster/contracts-desk';
import { Link } from '@quartermaster/ui';
import { useNavigate } from 'react-router-dom';
import { ReasonForm } from '../../parts/ReasonForm.tsx';
import { Section } from '../../parts/Section.tsx';
import { counted } from '../../parts/words.ts';
import { useMay } from '../../wire/desk-context.ts';
import { addressOfImport } from '../addresses.ts';

/** What an undo does to products; nothing is said of what there is none of. */
const whatFollows = ({ added, changed }: { readonly added: number; readonly changed: number }): string =>
  [
    ...(added > 0 ? [`${counted(added, 'product that it added goes', 'products that it added go')} away`] : []),
    ...(changed > 0 ? [`${counted(changed, 'product that it changed is as it was', 'products that it changed are as they were')} before, with ${changed === 1 ? 'its' : 'their'} offers and prices`] : []),
  ].join(', and ');

/** Undoes an import, or says why it cannot be. */
export function UndoCard({ run, undo }: { run: CatalogImport; undo: DeskAnswer<'/catalog/import'>['undo'] }) {
  const mayUndo = useMay('/catalog/import/undo');
  const navigate = useNavigate();
  if (run.undoneBy !== null) return <Section title="Undo"><p><Link href={addressOfImport(run.undoneBy)}>The undo of this import</Link> says what became of its products.</p></Section>;
  if ('refusal' in undo) return <Section title="Undo"><p>{undo.refusal}</p></Section>;
  return (
    <Section title="Undo">
      <p>
        This import can be undone: {whatFollows(undo)}. What was changed since by hand stays as it is, and is named. Orders stay; carts say what is no longer offered or has another price.
      </p>
      {mayUndo && (
        <ReasonForm path="/catalog/import/undo" request={{ importId: run.importId }} label="Reason" hint="Operators read it here and in the audit log." button="Undo this import" look="danger" onDone={({ importId }) => void navigate(addressOfImport(importId))} />
      )}
    </Section>
  );
}
