import { z } from 'zod';
import { csvFileLimit, importedRows, savedCsvFile, sentCsvFile } from '../wire/csv-file.ts';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { done, listed, listRequest } from '../wire/lists.ts';
import { state, was } from '../wire/written-state.ts';

const key = z.string().trim().min(1, 'Enter a key, for example place_an_order.').max(100);

const listedTopic = z.object({
  /** In the address of the topic. */
  key: z.string(),
  /** The category that shows it. */
  category: z.string(),
  categoryLabel: z.string(),
  heading: z.string(),
  /** It came with the product, and nothing of its category was changed here. */
  supplied: z.boolean(),
});
export type ListedHelpTopic = z.output<typeof listedTopic>;

const category = z.object({ category: z.string(), label: z.string() });

const wholeCategory = category.extend({ tooltip: z.string(), description: z.string(), icon: z.string(), isPopular: z.boolean(), position: z.int(), supplied: z.boolean(), topics: z.int(), state });
export type HelpCategoryAtDesk = z.output<typeof wholeCategory>;

export const helpTopicsService = defineDeskService({
  path: '/help-topics', method: 'GET', role: 'viewer', summary: 'The topics of the help, in the order in which buyers see them.',
  request: z.object(listRequest),
  answer: z.object({ ...listed, topics: z.array(listedTopic), categories: z.array(category) }),
});

export const helpTopicService = defineDeskService({
  path: '/help-topic', method: 'GET', role: 'viewer', summary: 'One topic of the help as it is written, and as buyers see it.',
  request: z.object({ key }),
  answer: z.object({
    topic: listedTopic.extend({ content: z.string(), keywords: z.string(), isOpen: z.boolean(), state }),
    categories: z.array(category),
    /** The content as it is shown: what may not be there is taken out. */
    seen: z.string(),
    /** Something of the content is taken out before it is shown. */
    isCut: z.boolean(),
  }),
});

export const saveHelpTopicService = defineDeskService({
  path: '/help-topic/save', method: 'POST', role: 'catalogEditor', summary: 'Writes a topic of the help.',
  request: z.object({
    key,
    category: z.string().trim().min(1, 'Choose a category.').max(100),
    heading: z.string().trim().min(1, 'Enter a heading.').max(200),
    content: z.string().trim().min(1, 'Write the text.').max(100_000),
    /** Words by which it is found, with commas between them. */
    keywords: z.string().trim().max(1000).default(''),
    /** It is shown unfolded. */
    isOpen: z.boolean(),
    /** Null: the topic must not be there yet. */
    was: was.nullable(),
  }),
  answer: z.object({ key: z.string(), state }),
});

export const removeHelpTopicService = defineDeskService({
  path: '/help-topic/remove', method: 'POST', role: 'catalogEditor', summary: 'Removes a topic of the help.',
  request: z.object({ key, was, reason: z.string().trim().min(1, 'Give the reason.').max(500) }),
  answer: done,
});

export const importHelpTopicsService = defineDeskService({
  path: '/help-topics/import', method: 'POST', role: 'catalogEditor', summary: 'Reads a CSV file into the topics of the help; rows that do not fit are left out and named.',
  request: sentCsvFile, answer: importedRows, bodyLimit: csvFileLimit,
});

export const exportHelpTopicsService = defineDeskService({
  path: '/help-topics/export', method: 'GET', role: 'viewer', summary: 'All topics of the help as CSV, in the columns that an import reads.',
  request: z.object({}), answer: savedCsvFile,
});

/** Icons that a category of the help may have; a page learns them from the answer. */
export const helpCategoryIcons = ['home', 'user', 'search', 'cart', 'truck', 'document', 'box', 'location', 'card', 'lock', 'calendar', 'clock', 'info', 'star', 'list', 'help'] as const;

export const helpCategoriesService = defineDeskService({
  path: '/help-categories', method: 'GET', role: 'viewer', summary: 'The categories of the help, in the order in which buyers see them.',
  request: z.object({}),
  answer: z.object({ categories: z.array(wholeCategory), icons: z.array(z.enum(helpCategoryIcons)) }),
});

export const saveHelpCategoryService = defineDeskService({
  path: '/help-category/save', method: 'POST', role: 'catalogEditor', summary: 'Writes a category of the help.',
  request: z.object({
    category: z.string().trim().regex(/^[a-z][a-z0-9_]{0,99}$/, 'Use small letters, digits and underscores, at most 100, a letter first: it is in addresses.'),
    label: z.string().trim().min(1, 'Enter a name.').max(100),
    /** What the name says in a few words more. */
    tooltip: z.string().trim().min(1, 'Say in a few words what is in it.').max(200),
    description: z.string().trim().min(1, 'Say in a sentence what is in it.').max(500),
    icon: z.enum(helpCategoryIcons),
    /** It is among the most popular ones. */
    isPopular: z.boolean(),
    /** From 1, in the order of all. */
    position: z.coerce.number('Enter a whole number.').int('Enter a whole number.').min(1, 'Enter a number from 1.').max(999, 'Enter a number up to 999.'),
    /** Null: it must not be there yet. */
    was: was.nullable(),
  }),
  answer: z.object({ category: z.string(), state }),
});

export const removeHelpCategoryService = defineDeskService({
  path: '/help-category/remove', method: 'POST', role: 'catalogEditor', summary: 'Removes a category of the help that has no topic any more.',
  request: z.object({ category: z.string().trim().min(1).max(100), was, reason: z.string().trim().min(1, 'Give the reason.').max(500) }),
  answer: done,
});
