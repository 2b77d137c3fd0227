import { pageSize, previewSynonymsService, removeSynonymsService, setSynonymsService, synonymGroupService, synonymsService } from '@quartermaster/contracts-desk';
import type { Connection } from '@quartermaster/database';
import { fold } from '../../text/index.ts';
import { addGroup, beginChange, changeGroup, checkGroup, findGroup, listGroups, removeGroup, type KeptGroup } from '../../search/synonyms/kept-synonyms.ts';
import { previewSynonyms } from '../../search/synonyms/preview-synonyms.ts';
import type { SynonymGroup } from '../../search/synonyms/synonym-table.ts';
import type { StoreList } from '../../store-list/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';
import { firstRow, pagesOf } from '../wire/pages.ts';

/** Words that buyers use for the same thing: a change counts in each process with its next search. */
export const synonymDeskServices = (stores: StoreList): readonly DeskImplementation[] => [
  implementRead(synonymsService, async ({ q, page }, { database }) => {
    const all = (await listGroups(database)).filter(({ phrases }) => phrases.some((phrase) => fold(phrase).includes(fold(q))));
    const rows = all.slice(firstRow(page), firstRow(page) + pageSize);
    return { ...pagesOf(all.length === 0 ? [] : [{ total: all.length }], page), groups: rows.map(shown) };
  }),
  implementRead(synonymGroupService, async ({ id }, { database }) => ({ group: shown(known(await findGroup(database, id), id)) })),
  implementRead(previewSynonymsService, async ({ id, phrases }, { database }) => {
    const kept = await listGroups(database);
    const others = kept.filter((group) => group.id !== id);
    const next = phrases.trim() === '' ? [] : [checked(phrases, others)];
    const { concerned, effects } = await previewSynonyms(database, stores, kept.map((group) => group.phrases), [...others.map((group) => group.phrases), ...next]);
    return { concerned, effects: effects.map((effect) => ({ ...effect, comesIn: [...effect.comesIn], goesOut: [...effect.goesOut] })) };
  }),
  implementWrite(setSynonymsService, async ({ id, phrases, was }, connection) => {
    await beginChange(connection);
    const others = (await listGroups(connection)).filter((group) => group.id !== id);
    const group = checked(phrases, others);
    if (id === null) {
      const added = await addGroup(connection, group);
      return { answer: { id: added }, change: { action: 'synonyms.added', subject: String(added), details: { words: group.join(', ') } } };
    }
    const before = await unchanged(connection, id, was);
    await changeGroup(connection, { id, phrases: group });
    return { answer: { id }, change: { action: 'synonyms.changed', subject: String(id), details: { words: group.join(', '), before: before.phrases.join(', ') } } };
  }),
  implementWrite(removeSynonymsService, async ({ id, was }, connection) => {
    await beginChange(connection);
    const before = await unchanged(connection, id, was);
    await removeGroup(connection, id);
    return { answer: {}, change: { action: 'synonyms.removed', subject: String(id), details: { words: before.phrases.join(', ') } } };
  }),
];

const shown = ({ id, phrases }: KeptGroup) => ({ id, phrases: [...phrases] });

function known(group: KeptGroup | null, id: number): KeptGroup {
  if (group === null) throw notFound(`There are no synonyms ${id} any more. The list has those that there are.`);
  return group;
}

/** The group as the operator saw it. @throws Problem 404 or 409 where it is another one by now */
async function unchanged(connection: Connection, id: number, was: readonly string[] | null): Promise<KeptGroup> {
  const group = known(await findGroup(connection, id), id);
  if (JSON.stringify(was) !== JSON.stringify(group.phrases)) throw changedMeanwhile(`These synonyms were changed meanwhile, to “${group.phrases.join(', ')}”. Load the page again, and make your change to that.`);
  return group;
}

/** @throws Problem that says at the field what is wrong with a group, or where there is the same */
function checked(phrases: string, others: readonly KeptGroup[]): SynonymGroup {
  const read = checkGroup(phrases, others);
  if ('problem' in read) throw requestInvalid([{ field: 'phrases', message: read.problem }]);
  return read.group;
}
