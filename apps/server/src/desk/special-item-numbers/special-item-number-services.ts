import { exportSpecialItemNumbersService, importSpecialItemNumbersService, setSpecialItemNumberService, specialItemNumbersService } from '@quartermaster/contracts-desk';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { importAnswer, readable } from '../wire/import-answer.ts';
import { readTitleCsv, writeTitleCsv } from './title-csv.ts';
import { listSpecialItemNumbers, removeTitle, writeTitle, writeTitles } from './titles.ts';

/** What Special Item Numbers are called: buyers read a change with their next page. */
export const specialItemNumberServices = (): readonly DeskImplementation[] => [
  implementRead(specialItemNumbersService, async (_request, { database }) => ({ specialItemNumbers: await listSpecialItemNumbers(database) })),
  implementWrite(setSpecialItemNumberService, async ({ active, ...typed }, connection) => {
    if (active && typed.title === '') throw requestInvalid([{ field: 'title', message: 'Enter the title.' }]);
    const outcome = !active ? await removeTitle(connection, typed.sin) : await writeTitle(connection, typed);
    return { answer: { outcome }, change: { action: 'special-item-number.set', subject: typed.sin, details: { outcome, title: active ? typed.title : '' } } };
  }),
  implementWrite(importSpecialItemNumbersService, async ({ fileName, csv }, connection) => {
    const read = readable(() => readTitleCsv(csv));
    return importAnswer('special-item-number.imported', fileName, read, await writeTitles(connection, read.items));
  }),
  implementRead(exportSpecialItemNumbersService, async (_request, { database, now }) => ({ fileName: `special-item-numbers-${now.toISOString().slice(0, 10)}.csv`, csv: writeTitleCsv(await listSpecialItemNumbers(database)) })),
];
