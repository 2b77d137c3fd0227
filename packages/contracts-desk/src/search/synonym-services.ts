import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { csvFileLimit, savedCsvFile } from '../wire/csv-file.ts';
import { done, listed, listRequest } from '../wire/lists.ts';

const id = z.coerce.number().int().min(1).max(2_147_483_647);
/** With commas or line ends between; the server says what is wrong with it. */
const phrases = z.string().max(2000);

const group = z.object({
  id: z.int(),
  /** As an operator typed them. */
  phrases: z.array(z.string()),
});

export type ListedSynonyms = z.output<typeof group>;

const changedResult = z.object({ productId: z.string(), name: z.string() });

const preview = z.object({
  /** Frequent searches that have a word of the change. */
  concerned: z.int(),
  /** What becomes of the most frequent of them, and of the words themselves. */
  effects: z.array(z.object({
    query: z.string(),
    store: z.string(),
    /** In the days that are kept; 0: it is a word of the change. */
    searches: z.int(),
    /** Results before and after it, as far as they are counted. */
    before: z.int(),
    after: z.int(),
    /** On the first page after it, and not before. */
    comesIn: z.array(changedResult),
    goesOut: z.array(changedResult),
    /** The first page has the same products in another order. */
    isMoved: z.boolean(),
  })),
});

export type SynonymEffects = z.output<typeof preview>;

export const synonymsService = defineDeskService({
  path: '/synonyms', method: 'GET', role: 'viewer', summary: 'Groups of words that buyers use for the same thing, by their first word.',
  request: z.object(listRequest),
  answer: z.object({ ...listed, groups: z.array(group) }),
});

export const synonymGroupService = defineDeskService({
  path: '/synonyms/group', method: 'GET', role: 'viewer', summary: 'One group.', request: z.object({ id }), answer: z.object({ group }),
});

export const previewSynonymsService = defineDeskService({
  path: '/synonyms/preview', method: 'GET', role: 'viewer', summary: 'What searches find before and after a group is added, changed or removed.',
  request: z.object({
    /** The group that is changed or removed; 0: a new one. */
    id: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
    /** As they would be; empty: the group is removed. */
    phrases,
  }),
  answer: preview,
});

export const setSynonymsService = defineDeskService({
  path: '/synonyms/set', method: 'POST', role: 'catalogEditor', summary: 'Adds a group, or changes one.',
  request: z.object({
    /** Null: a new one. */
    id: id.nullable(),
    phrases,
    /** The group as it was when the change was begun; null for a new one. */
    was: z.array(z.string()).nullable(),
  }),
  answer: z.object({ id: z.int() }),
});

export const removeSynonymsService = defineDeskService({
  path: '/synonyms/remove', method: 'POST', role: 'catalogEditor', summary: 'Removes a group.',
  request: z.object({ id, was: z.array(z.string()) }),
  answer: done,
});

export const exportSynonymsService = defineDeskService({
  path: '/synonyms/export', method: 'GET', role: 'viewer', summary: 'All groups as a text file that an import reads: a group in a line.',
  request: z.object({}),
  answer: savedCsvFile,
});

const sentFile = z.object({ fileName: z.string().trim().min(1).max(200), text: z.string() });

const fileChange = z.object({
  added: z.int(),
  removed: z.int(),
  same: z.int(),
  /** Lines that cannot be read; while there is one, nothing is changed. The first ones. Line 0: the file as a whole. */
  rejects: z.array(z.object({ line: z.int(), reason: z.string() })),
  rejected: z.int(),
});

export const previewSynonymFileService = defineDeskService({
  path: '/synonyms/preview-file', method: 'POST', role: 'catalogEditor', summary: 'What a file would change if it became the whole list, and what searches would find then.',
  request: sentFile,
  answer: z.object({ ...fileChange.shape, ...preview.shape, addedGroups: z.array(z.array(z.string())), removedGroups: z.array(z.array(z.string())) }),
  bodyLimit: csvFileLimit,
});

export const importSynonymsService = defineDeskService({
  path: '/synonyms/import', method: 'POST', role: 'catalogEditor', summary: 'Makes the groups of a file the whole list; nothing is changed where a line cannot be read.',
  request: sentFile,
  answer: fileChange,
  bodyLimit: csvFileLimit,
});
