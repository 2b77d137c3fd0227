import { z } from 'zod';
import { defineDeskService } from '../wire/define-desk-service.ts';
import { csvFileLimit, importedRows, savedCsvFile, sentCsvFile } from '../wire/csv-file.ts';
import { done, listed, listRequest } from '../wire/lists.ts';
import { state, was } from '../wire/written-state.ts';

/** How a page of information is shown. */
const informationKinds = ['page', 'modal', 'news'] as const;

const shown = z.enum(informationKinds);
const key = z.string().trim().min(1, 'Enter a key, for example NEWS_2026_12.').max(100);

const listedPage = z.object({
  key: z.string(),
  title: z.string(),
  shown,
  /** A day, such as 2026-11-27. */
  updated: z.string(),
  /** It came with the product and was not changed here. */
  supplied: z.boolean(),
});
export type ListedInformationPage = z.output<typeof listedPage>;

export const pagesService = defineDeskService({
  path: '/pages', method: 'GET', role: 'viewer', summary: 'Pages of information and entries of the news, by key.',
  request: z.object({ ...listRequest, state: z.enum([...informationKinds, 'all']).default('all') }),
  answer: z.object({ ...listed, pages: z.array(listedPage) }),
});

export const pageService = defineDeskService({
  path: '/page', method: 'GET', role: 'viewer', summary: 'One page as it is written, and as buyers see it.',
  request: z.object({ key }),
  answer: z.object({
    page: listedPage.extend({ content: z.string(), categories: z.string(), state }),
    /** The content as it is shown: what may not be there is taken out. */
    seen: z.string(),
    /** Something of the content is taken out before it is shown. */
    isCut: z.boolean(),
  }),
});

export const savePageService = defineDeskService({
  path: '/page/save', method: 'POST', role: 'catalogEditor', summary: 'Writes a page of information or an entry of the news.',
  request: z.object({
    key, title: z.string().trim().min(1, 'Enter a title.').max(200), shown,
    /** Empty: today. */
    updated: z.string().trim().max(10).default(''),
    content: z.string().trim().min(1, 'Write the text.').max(100_000),
    /** Ids of categories that the page of a program shows, with commas between them. */
    categories: z.string().trim().max(1000).default(''),
    /** Null: the page must not be there yet. */
    was: was.nullable(),
  }),
  answer: z.object({ key: z.string(), state }),
});

export const removePageService = defineDeskService({
  path: '/page/remove', method: 'POST', role: 'catalogEditor', summary: 'Removes a page of information or an entry of the news.',
  request: z.object({ key, was, reason: z.string().trim().min(1, 'Give the reason.').max(500) }),
  answer: done,
});

export const importPagesService = defineDeskService({
  path: '/pages/import', method: 'POST', role: 'catalogEditor', summary: 'Reads a CSV file into the pages; rows that do not fit are left out and named.',
  request: sentCsvFile, answer: importedRows, bodyLimit: csvFileLimit,
});

export const exportPagesService = defineDeskService({
  path: '/pages/export', method: 'GET', role: 'viewer', summary: 'All pages as CSV, in the columns that an import reads.',
  request: z.object({}), answer: savedCsvFile,
});
