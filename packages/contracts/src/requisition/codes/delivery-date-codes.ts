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
    ['DDD', 'Ordinal day by which the requisitioner needs it, earlier or later than SDD', 'yes', 0],
    ['999', 'Expedited handling: not-mission-capable, overseas or deploying forces; high priority only (source: PD 01-04 old Navy; current MILSTRIP PD 01-03 is UNVERIFIED)', 'yes', 0],
    ['777', 'Expedited handling for other reasons', 'yes (named as special code)', 0],
    ['555', 'Exception to mass cancellation, expedited handling', 'no', 1],
    ['444', 'Customer co-located / pick-up handling', 'no', 1],
    ['N..', 'Not-mission-capable supply that cannot meet 999 criteria; PD 01-08; 63-64 = short RDD in days from requisition date', 'yes', 0],
    ['E..', 'Anticipated not-mission-capable; 63-64 as for N', 'partly (E named; text cut)', 0],
    ['S..', 'Extended RDD: period, months (with 63-64)', 'no', 1],
    ['X..', 'Extended RDD: do not ship before, months (with 63-64)', 'no', 1],
  ],
});
