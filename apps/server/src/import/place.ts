/** The way to a value within a row: names of fields, and numbers in lists. */
export type RowPath = readonly PropertyKey[];

/** Where a mistake is, in the terms of the file. */
export interface Place {
  /** A column of a CSV file, a field of a JSON object; empty when it is the row as a whole. */
  readonly field: string;
  /** The line, where it is another one than that of the row: a product of a CSV file has a line for each offer. */
  readonly line?: number;
}

/** As people find it in a JSON object: `deliveryDays (offers, no. 2)`. */
export function jsonPlace(path: RowPath): Place {
  const lists = path.flatMap((step, index) => (typeof step === 'number' ? [`${String(path[index - 1] ?? '')}, no. ${step + 1}`] : []));
  const names = path.filter((step, index) => typeof step !== 'number' && typeof path[index + 1] !== 'number').map(String);
  if (lists.length === 0) return { field: names.join('.') };
  return { field: names.length === 0 ? lists.join('; ') : `${names.join('.')} (${lists.join('; ')})` };
}

const offerColumns: Readonly<Record<string, string>> = {
  vendorId: 'vendor_id', vendor: 'vendor', contract: 'contract', price: 'price', unitOfIssue: 'unit_of_issue', deliveryDays: 'delivery_days', indicators: 'indicators', quantityBreaks: 'quantity_breaks',
  minimumOrder: 'minimum_order', maximumOrder: 'maximum_order', available: 'available', backInStock: 'back_in_stock', priceFrom: 'price_from', priceUntil: 'price_until', contractUntil: 'contract_until', documents: 'documents', sin: 'sin', serviceArea: 'service_area', restrictedTo: 'restricted_to',
};

const productColumns: Readonly<Record<string, string>> = { partNumber: 'part_number', categoryPath: 'category', replacedBy: 'replaced_by' };

/** The column of a CSV file by its heading, and the line of the offer. */
export function csvPlace([first, second, third]: RowPath, { headings, offerLines }: { readonly headings: ReadonlyMap<string, string>; readonly offerLines: readonly number[] }): Place {
  const written = (column: string): string => headings.get(column) ?? column;
  if (first === 'attributes') return { field: written(`attr:${String(second ?? '')}`) };
  if (first === 'configuration') return { field: written(second === 'options' ? (third === undefined ? 'configuration' : `option:${String(third)}`) : second === 'name' ? 'configuration_name' : 'configuration') };
  if (first !== 'offers') return { field: first === undefined ? '' : written(productColumns[String(first)] ?? String(first)) };
  const line = typeof second === 'number' ? offerLines[second] : undefined;
  return { field: third === undefined ? '' : written(offerColumns[String(third)] ?? String(third)), ...(line !== undefined && { line }) };
}
