import { csvFile, decimalDollars, orderStatusWords, type OrderLineRow } from '@quartermaster/contracts';

const columns: readonly (readonly [header: string, value: (line: OrderLineRow) => string])[] = [
  ['Order', ({ orderNumber }) => orderNumber],
  ['Placed (UTC)', ({ placedAt }) => placedAt],
  ['Purchase order', ({ poNumber }) => poNumber],
  ['Status', ({ status }) => orderStatusWords[status]],
  ['Vendor', ({ vendor }) => vendor],
  ['Contract', ({ contractNumber }) => contractNumber],
  ['Item', ({ name }) => name],
  ['Manufacturer', ({ manufacturer }) => manufacturer],
  ['Part number', ({ partNumber }) => partNumber],
  ['NSN', ({ nsn }) => nsn ?? ''],
  ['Quantity', ({ quantity }) => String(quantity)],
  ['Unit', ({ unitOfIssue }) => unitOfIssue],
  ['Unit price (USD)', ({ unitPrice }) => decimalDollars(unitPrice)],
  ['Line total (USD)', ({ lineTotal }) => decimalDollars(lineTotal)],
];

/** A row for each line of the orders, in their order. */
export const ordersCsv = (lines: readonly OrderLineRow[]): string =>
  csvFile([columns.map(([header]) => header), ...lines.map((line) => columns.map(([, value]) => value(line)))]);
