import type { DeskAnswer } from '@quartermaster/contracts-desk';
import { Section } from '../parts/Section.tsx';
import { counted } from '../parts/words.ts';

/** The groups that a file adds and takes away, the first ones of many. */
export function FileGroups({ added, removed, addedGroups, removedGroups }: DeskAnswer<'/synonyms/preview-file'>) {
  return (
    <>
      {addedGroups.length > 0 && <Section title="Added"><Groups groups={addedGroups} count={added} /></Section>}
      {removedGroups.length > 0 && <Section title="Removed"><Groups groups={removedGroups} count={removed} /></Section>}
    </>
  );
}

function Groups({ groups, count }: { groups: readonly (readonly string[])[]; count: number }) {
  return (
    <ul>
      {groups.map((group) => <li key={group.join()}>{group.join(', ')}</li>)}
      {count > groups.length && <li>{counted(count - groups.length, 'more', 'more')}</li>}
    </ul>
  );
}
