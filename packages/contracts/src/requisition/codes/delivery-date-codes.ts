import { codeTable } from './code-table.ts';

/** What may be in columns 62 to 64: blank, a day of the year (`DDD`), a code, or a letter with two digits (`N..`). */
export const deliveryDateCodes = codeTable({
  name: 'required delivery dates',
  sources: [
    'Navy AK manual 12654 p.63, https://navyaviation.tpub.com/12654/css/Milstrip-Message-Requisition-63.htm',
    'general knowledge; no source read',
  ],
  rows: [
    ['', 'Standard delivery date applies', 'yes', 0],
    ['DDD', 'The day of the year by which the requisitioner needs it, earlier or later than the standard delivery date', 'yes', 0],
    ['999', 'Expedited handling: not-mission-capable, overseas or deploying forces; high priority only', 'yes (priorities 01 to 04 in an old Navy manual; that it is 01 to 03 now was not verified)', 0],
    ['777', 'Expedited handling for other reasons', 'yes (named as special code)', 0],
    ['555', 'Exception to mass cancellation, expedited handling', 'no', 1],
    ['444', 'Customer co-located / pick-up handling', 'no', 1],
    ['N..', 'Not-mission-capable supply that does not meet what 999 asks; priorities 01 to 08', 'yes', 0],
    ['E..', 'Not-mission-capable supply that is expected; priorities 01 to 08', 'partly (E named; text cut)', 0],
    ['S..', 'Needed later than the standard delivery date, for a period', 'no', 1],
    ['X..', 'Needed later than the standard delivery date, and not to be shipped before', 'no', 1],
  ],
});

/** The row that a required delivery date is written by: `DDD` for a day of the year, `N..` for a letter with two digits, otherwise the code itself. */
export function deliveryDateForm(date: string): string {
  if (/^\d{3}$/.test(date) && Number(date) >= 1 && Number(date) <= 366) return 'DDD';
  return /^[A-Z]\d{2}$/.test(date) ? `${date.slice(0, 1)}..` : date;
}
