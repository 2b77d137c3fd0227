import { exportPagesService, importPagesService, pageService, pagesService, removePageService, savePageService } from '@quartermaster/contracts-desk';
import { cleanHtml } from '../../information/index.ts';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { importAnswer, readable } from '../wire/import-answer.ts';
import { notFound, taken } from '../wire/not-found.ts';
import { pagesOf } from '../wire/pages.ts';
import { shownWords } from '../wire/shown-words.ts';
import { asSeen, stateOf } from '../wire/state-of.ts';
import { readPageCsv, readPageRow, writePageCsv } from './page-csv.ts';
import { allInformation, listInformation, lockInformation, readInformation, removeInformation, writeInformation, type WholePage } from './page-queries.ts';

/** Pages of information and entries of the news, as operators write them. */
export const pageDeskServices = (): readonly DeskImplementation[] => [
  implementRead(pagesService, async (filter, { database }) => {
    const rows = await listInformation(database, filter);
    return { ...pagesOf(rows, filter.page), pages: rows.map(({ total: _total, ...page }) => page) };
  }),
  implementRead(pageService, async ({ key }, { database }) => {
    const page = await readInformation(database, key);
    if (page === null) throw unknownPage(key);
    const seen = cleanHtml(page.content);
    return { page: { ...page, categories: page.categories.join(', '), state: stateOf(writtenOf(page)) }, seen, isCut: shownWords(seen) !== shownWords(page.content) };
  }),
  implementWrite(savePageService, async ({ was, ...typed }, connection, { now }) => {
    const read = readPageRow(typed, now.toISOString().slice(0, 10));
    if ('problems' in read) throw requestInvalid(read.problems.map(({ field, reason }) => ({ field, message: reason })));
    const { keyName, shownAs } = read.item;
    await lockInformation(connection, keyName);
    const present = await readInformation(connection, keyName);
    if (was === null && present !== null) throw taken('key', `There is a page with the key ${keyName} already. Look at it, or choose another key.`);
    if (was !== null && present === null) throw unknownPage(keyName);
    if (was !== null && present !== null) asSeen('This page', writtenOf(present), was);
    await writeInformation(connection, [read.item]);
    const { title, updatedOn, content, categories } = read.item;
    return { answer: { key: keyName, state: stateOf(writtenOf({ title, shown: shownAs, updated: updatedOn, content, categories })) }, change: { action: was === null ? 'page.written' : 'page.changed', subject: keyName, details: { shown: shownAs } } };
  }),
  implementWrite(removePageService, async ({ key, was, reason }, connection) => {
    await lockInformation(connection, key);
    const present = await readInformation(connection, key);
    if (present === null) throw unknownPage(key);
    asSeen('This page', writtenOf(present), was);
    await removeInformation(connection, key);
    return { answer: {}, change: { action: 'page.removed', subject: key, details: { reason } } };
  }),
  implementWrite(importPagesService, async ({ fileName, csv }, connection, { now }) => {
    const read = readable(() => readPageCsv(csv, now));
    return importAnswer('page.imported', fileName, read, await writeInformation(connection, read.items));
  }),
  implementRead(exportPagesService, async (_request, { database, now }) => ({ fileName: `pages-${now.toISOString().slice(0, 10)}.csv`, csv: writePageCsv(await allInformation(database)) })),
];

/** What a change writes over. */
const writtenOf = ({ title, shown, updated, content, categories }: Pick<WholePage, 'title' | 'shown' | 'updated' | 'content' | 'categories'>) => ({ title, shown, updated, content, categories });

const unknownPage = (key: string) => notFound(`There is no page with the key ${key.slice(0, 100)}.`);
