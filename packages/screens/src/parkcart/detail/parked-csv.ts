import { csvFile, decimalDollars, type ParkedLine } from '@quartermaster/contracts';

const columns: readonly (readonly [header: string, value: (line: ParkedLine) => string])[] = [
  ['Item', ({ name }) => name],
  ['Part number', ({ itemNumber }) => itemNumber],
  ['NSN', ({ gsin }) => gsin ?? ''],
  ['Vendor', ({ vendor }) => vendor],
  ['Contract', ({ contractNumber }) => contractNumber],
  ['Quantity', ({ quantity }) => String(quantity)],
  ['Unit', ({ unit }) => unit],
  ['Price when parked (USD)', ({ priceThen }) => decimalDollars(priceThen)],
  ['Price now (USD)', ({ price }) => (price === null ? '' : decimalDollars(price))],
  ['Total now (USD)', ({ totalNow }) => (totalNow === null ? '' : decimalDollars(totalNow))],
];

/** A row for each line of a parked cart. */
export const parkedCsv = (lines: readonly ParkedLine[]): string =>
  csvFile([columns.map(([header]) => header), ...lines.map((line) => columns.map(([, value]) => value(line)))]);
