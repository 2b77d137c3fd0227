/** A row of a CSV file by column name. */
export type CsvRow = Readonly<Record<string, string>>;

const said = (value: string | undefined): value is string => value !== undefined && value.trim() !== '';

/** `a; b` as a list. */
const plainList = (value: string): string[] => value.split(';').map((part) => part.trim()).filter((part) => part !== '');

/** A cell that is a list in JSON: an export writes those that way whose values have the signs that part a plain one. Undefined: it is none. */
function jsonList(value: string): unknown[] | undefined {
  if (!value.trimStart().startsWith('[')) return undefined;
  try {
    const read: unknown = JSON.parse(value);
    return Array.isArray(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

const list = (value: string): unknown[] => jsonList(value) ?? plainList(value);

/** Only the fields that the row says. */
const present = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const optional = <T>(value: string | undefined, read: (text: string) => T): T | undefined => (said(value) ? read(value) : undefined);
const asIs = (value: string): string => value;

/** `75: Office Supplies > 7510: Paper`; a step without a name is its own name. */
export const readCategoryPath = (value: string): unknown[] =>
  jsonList(value) ?? value.split('>').map((step) => {
    const [, id = '', name = id] = /^\s*([^:]*?)\s*(?::\s*(.*?)\s*)?$/.exec(step) ?? [];
    return { id, name };
  });

/** `10=475.00; 50=450` */
const readBreaks = (value: string): unknown[] =>
  plainList(value).map((step) => {
    const [minimumQuantity, price] = step.split('=').map((part) => part.trim());
    return { minimumQuantity, price };
  });

/** `Price list=https://vendor.example.com/list.pdf; Terms=https://vendor.example.com/terms.pdf` */
const readDocuments = (value: string): unknown[] =>
  jsonList(value) ?? plainList(value).map((entry) => {
    const [, title = entry, url = ''] = /^([^=]*?)\s*=\s*(.*)$/.exec(entry) ?? [];
    return { title, url };
  });

const ofColumns = (row: CsvRow, prefix: string): [string, string][] =>
  Object.entries(row).filter(([column, value]) => column.toLowerCase().startsWith(prefix) && said(value)).map(([column, value]) => [column.slice(prefix.length).trim(), value]);

/** What columns of this prefix say, in the order that the row names in a column of its own, then in that of the columns. */
function inOrder(row: CsvRow, prefix: string, order: string): Record<string, string> {
  const inColumns = new Map(ofColumns(row, prefix));
  const first = (optional(row[order], list) ?? []).map(String).filter((name) => inColumns.has(name));
  return Object.fromEntries([...new Set([...first, ...inColumns.keys()])].map((name) => [name, inColumns.get(name) ?? '']));
}

/** What a row says of the configuration that it is a variant of; undefined where it says nothing. */
function configurationOf(row: CsvRow): Record<string, unknown> | undefined {
  const options = inOrder(row, 'option:', 'option_order');
  if (!said(row['configuration']) && !said(row['configuration_name']) && Object.keys(options).length === 0) return undefined;
  return present({ id: optional(row['configuration'], asIs), name: optional(row['configuration_name'], asIs), options });
}

/** The product of a row, in the form of a JSON line. */
export function productOf(row: CsvRow, offers: readonly unknown[]): Record<string, unknown> {
  return present({
    id: row['id'],
    kind: optional(row['kind'], asIs),
    name: row['name'],
    partNumber: optional(row['part_number'], asIs),
    nsn: optional(row['nsn'], asIs),
    gtin: optional(row['gtin'], list),
    manufacturer: optional(row['manufacturer'], asIs),
    categoryPath: optional(row['category'], readCategoryPath),
    replacedBy: optional(row['replaced_by'], asIs),
    accessories: optional(row['accessories'], list),
    picture: optional(row['picture'], asIs),
    description: optional(row['description'], asIs),
    attributes: inOrder(row, 'attr:', 'attribute_order'),
    configuration: configurationOf(row),
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
    sin: optional(row['sin'], asIs),
    price: optional(row['price'], asIs),
    unitOfIssue: optional(row['unit_of_issue'], asIs),
    deliveryDays: optional(row['delivery_days'], asIs),
    indicators: optional(row['indicators'], list),
    quantityBreaks: optional(row['quantity_breaks'], readBreaks),
    minimumOrder: optional(row['minimum_order'], asIs),
    maximumOrder: optional(row['maximum_order'], asIs),
    available: optional(row['available'], asIs),
    backInStock: optional(row['back_in_stock'], asIs),
    priceFrom: optional(row['price_from'], asIs),
    priceUntil: optional(row['price_until'], asIs),
    contractUntil: optional(row['contract_until'], asIs),
    documents: optional(row['documents'], readDocuments),
    serviceArea: optional(row['service_area'], list),
    restrictedTo: optional(row['restricted_to'], list),
  });
}
