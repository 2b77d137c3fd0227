/** A row of a CSV file by column name. */
export type CsvRow = Readonly<Record<string, string>>;

const said = (value: string | undefined): value is string => value !== undefined && value.trim() !== '';

/** `a; b` as a list. */
const list = (value: string): string[] => value.split(';').map((part) => part.trim()).filter((part) => part !== '');

/** Only the fields that the row says. */
const present = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const optional = <T>(value: string | undefined, read: (text: string) => T): T | undefined => (said(value) ? read(value) : undefined);
const asIs = (value: string): string => value;

/** `75: Office Supplies > 7510: Paper`; a step without a name is its own name. */
export const readCategoryPath = (value: string): { id: string; name: string }[] =>
  value.split('>').map((step) => {
    const [, id = '', name = id] = /^\s*([^:]*?)\s*(?::\s*(.*?)\s*)?$/.exec(step) ?? [];
    return { id, name };
  });

/** `10=475.00; 50=450` */
const readBreaks = (value: string): unknown[] =>
  list(value).map((step) => {
    const [minimumQuantity, price] = step.split('=').map((part) => part.trim());
    return { minimumQuantity, price };
  });

/** The product of a row, in the form of a JSON line. */
export function productOf(row: CsvRow, offers: readonly unknown[]): Record<string, unknown> {
  const attributes = Object.entries(row)
    .filter(([column, value]) => column.toLowerCase().startsWith('attr:') && said(value))
    .map(([column, value]) => [column.slice('attr:'.length).trim(), value]);
  return present({
    id: row['id'],
    kind: optional(row['kind'], asIs),
    name: row['name'],
    partNumber: optional(row['part_number'], asIs),
    nsn: optional(row['nsn'], asIs),
    gtin: optional(row['gtin'], list),
    manufacturer: optional(row['manufacturer'], asIs),
    categoryPath: optional(row['category'], readCategoryPath),
    picture: optional(row['picture'], asIs),
    description: optional(row['description'], asIs),
    attributes: Object.fromEntries(attributes) as unknown,
    offers,
  });
}

/** The offer of a row; undefined when it names neither vendor nor price. */
export function offerOf(row: CsvRow): Record<string, unknown> | undefined {
  if (!said(row['vendor']) && !said(row['price'])) return undefined;
  return present({
    vendorId: optional(row['vendor_id'], asIs),
    vendor: optional(row['vendor'], asIs),
    contract: optional(row['contract'], asIs),
    price: optional(row['price'], asIs),
    unitOfIssue: optional(row['unit_of_issue'], asIs),
    deliveryDays: optional(row['delivery_days'], asIs),
    indicators: optional(row['indicators'], list),
    quantityBreaks: optional(row['quantity_breaks'], readBreaks),
    minimumOrder: optional(row['minimum_order'], asIs),
    maximumOrder: optional(row['maximum_order'], asIs),
    available: optional(row['available'], asIs),
    backInStock: optional(row['back_in_stock'], asIs),
    serviceArea: optional(row['service_area'], list),
  });
}
