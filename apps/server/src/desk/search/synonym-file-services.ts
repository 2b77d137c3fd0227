import { importSynonymsService, previewSynonymFileService, exportSynonymsService } from '@quartermaster/contracts-desk';
import { beginChange, changeTo, listGroups, writeList, type KeptGroup, type ListChange } from '../../search/synonyms/kept-synonyms.ts';
import { previewSynonyms } from '../../search/synonyms/preview-synonyms.ts';
import { readSynonymFile, writeSynonymFile, type ReadSynonymFile } from '../../search/synonyms/synonym-file.ts';
import type { StoreList } from '../../store-list/index.ts';
import { implementElsewhere, implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';

/** Rejects and groups that an answer names; more say nothing new of a file. */
const mostNamed = 200;

/** The whole list as a file, and a file as the whole list: what it changes is shown first. */
export const synonymFileServices = (stores: StoreList): readonly DeskImplementation[] => [
  implementRead(exportSynonymsService, async (_request, { database, now }) => ({
    fileName: `synonyms-${now.toISOString().slice(0, 10)}.txt`,
    csv: writeSynonymFile((await listGroups(database)).map(({ phrases }) => phrases)),
  })),
  implementElsewhere(previewSynonymFileService, async ({ text }, { database }) => {
    const kept = await listGroups(database);
    const { read, change } = changeOf(kept, text);
    const effects = read.rejects.length > 0 ? { concerned: 0, effects: [] } : await previewSynonyms(database, stores, phrasesOf(kept), read.groups);
    const [addedGroups, removedGroups] = [change.added, phrasesOf(change.removed)].map((groups) => groups.slice(0, mostNamed).map((group) => [...group]));
    return {
      answer: { ...countsOf(read, change), concerned: effects.concerned, effects: effects.effects.map((effect) => ({ ...effect, comesIn: [...effect.comesIn], goesOut: [...effect.goesOut] })), addedGroups: addedGroups ?? [], removedGroups: removedGroups ?? [] },
      change: null,
    };
  }),
  implementWrite(importSynonymsService, async ({ fileName, text }, connection) => {
    await beginChange(connection);
    const { read, change } = changeOf(await listGroups(connection), text);
    const { added, removed, same, rejected } = countsOf(read, change);
    const answer = countsOf(read, change);
    if (read.rejects.length > 0 || added + removed === 0) return { answer, change: null };
    await writeList(connection, change);
    return { answer, change: { action: 'synonyms.imported', subject: fileName, details: { added, removed, same, rejected } } };
  }),
];

const phrasesOf = (groups: readonly KeptGroup[]): KeptGroup['phrases'][] => groups.map(({ phrases }) => phrases);

function changeOf(kept: readonly KeptGroup[], text: string): { readonly read: ReadSynonymFile; readonly change: ListChange } {
  const read = readSynonymFile(text);
  return { read, change: read.rejects.length > 0 ? { added: [], removed: [], same: kept.length } : changeTo(kept, read.groups) };
}

const countsOf = ({ rejects }: ReadSynonymFile, { added, removed, same }: ListChange) => ({ added: added.length, removed: removed.length, same, rejected: rejects.length, rejects: rejects.slice(0, mostNamed) });
