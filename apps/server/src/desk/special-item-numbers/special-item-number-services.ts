import { setSpecialItemNumberService, specialItemNumbersService } from '@quartermaster/contracts-desk';
import { requestInvalid } from '../../wire/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { listSpecialItemNumbers, removeTitle, writeTitle } from './titles.ts';

/** What Special Item Numbers are called: buyers read a change with their next page. */
export const specialItemNumberServices = (): readonly DeskImplementation[] => [
  implementRead(specialItemNumbersService, async (_request, { database }) => ({ specialItemNumbers: await listSpecialItemNumbers(database) })),
  implementWrite(setSpecialItemNumberService, async ({ active, ...typed }, connection) => {
    if (active && typed.title === '') throw requestInvalid([{ field: 'title', message: 'Enter the title.' }]);
    const outcome = !active ? await removeTitle(connection, typed.sin) : await writeTitle(connection, typed);
    return { answer: { outcome }, change: { action: 'special-item-number.set', subject: typed.sin, details: { outcome, title: active ? typed.title : '' } } };
  }),
];
