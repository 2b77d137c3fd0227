import { z } from 'zod';
import { csvFileLimit, importedRows, savedCsvFile, sentCsvFile } from '../wire/csv-file.ts';
import { defineDeskService } from '../wire/define-desk-service.ts';

/** As contracts write one. */
export const sinPattern = /^[0-9A-Z]{2,20}$/;
export const sinMessage = 'Write it as contracts do, such as 54151S.';

/** Characters of what is written beside one. */
export const longestOfTitle = { title: 200, largeCategory: 100, source: 300 } as const;

const specialItemNumber = z.object({
  sin: z.string(),
  /** Empty: buyers see the number alone. */
  title: z.string(),
  largeCategory: z.string(),
  /** Where the title was read. */
  source: z.string(),
  /** Offers that are under it now. */
  offers: z.int(),
});
export type SpecialItemNumber = z.output<typeof specialItemNumber>;

export const specialItemNumbersService = defineDeskService({
  path: '/special-item-numbers', method: 'GET', role: 'viewer', summary: 'Special Item Numbers that have a title or an offer, and what buyers read beside them.',
  request: z.object({}),
  answer: z.object({ specialItemNumbers: z.array(specialItemNumber) }),
});

export const setSpecialItemNumberService = defineDeskService({
  path: '/special-item-number/set', method: 'POST', role: 'catalogEditor', summary: 'Gives a Special Item Number its title, writes over the one that it has, or takes it away.',
  request: z.object({
    sin: z.string().trim().toUpperCase().regex(sinPattern, sinMessage),
    title: z.string().trim().max(longestOfTitle.title),
    largeCategory: z.string().trim().max(longestOfTitle.largeCategory),
    source: z.string().trim().max(longestOfTitle.source),
    /** False: the title is taken away. */
    active: z.boolean(),
  }),
  answer: z.object({ outcome: z.enum(['added', 'changed', 'removed', 'same']) }),
});

export const importSpecialItemNumbersService = defineDeskService({
  path: '/special-item-numbers/import', method: 'POST', role: 'catalogEditor', summary: 'Reads a CSV file of titles of Special Item Numbers; rows that do not fit are left out and named.',
  request: sentCsvFile, answer: importedRows, bodyLimit: csvFileLimit,
});

export const exportSpecialItemNumbersService = defineDeskService({
  path: '/special-item-numbers/export', method: 'GET', role: 'viewer', summary: 'The Special Item Numbers that have a title as CSV, in the columns that an import reads.',
  request: z.object({}), answer: savedCsvFile,
});
