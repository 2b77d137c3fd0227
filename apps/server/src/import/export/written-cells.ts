import { isDeepStrictEqual } from 'node:util';
import { decodedText } from '../../text/index.ts';
import { offerOf, productOf, readCategoryPath } from '../csv-row.ts';
import type { ExportedOffer, ExportedProduct } from './exported-products.ts';
import type { NamedColumns } from './named-columns.ts';

type Cells = Record<string, string>;

/** A text that an import reads as it is: it takes entities for the characters that they name. */
const text = (value: string): string => (decodedText(value) === value ? value : value.replaceAll('&', '&amp;'));
/** A value that an import reads as it is, also where it is empty: an empty cell says that the product has no such attribute. */
const value = (said: string): string => (said === '' ? '&#32;' : text(said));
const dollars = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** A list as people write it, or as JSON where that would be read as another one. */
function listed(plain: string, value: readonly unknown[], read: (cell: string) => unknown): string {
  return isDeepStrictEqual(read(plain), value) ? plain : JSON.stringify(value);
}

const list = (values: readonly string[]): string => (values.length === 0 ? '' : listed(values.join('; '), values, (cell) => productOf({ accessories: cell }, [])['accessories']));

/** The categories of a product, with their pictures where `pictured` says so: people write none. */
function categoryCell(path: ExportedProduct['categoryPath'], pictured: boolean): string {
  const named = path.map(({ id, name, picture }) => ({ id, name: text(name), ...(pictured && { picture }) }));
  return listed(named.map(({ id, name }) => `${id}: ${name}`).join(' > '), named, readCategoryPath);
}

/** The order of names, where it is not that of their columns. */
function order(names: readonly string[], placeOf: ReadonlyMap<string, number>): string {
  const places = names.map((name) => placeOf.get(name) ?? 0);
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0)) ? '' : list(names.map(text));
}

interface InTheFile {
  /** The row names the pictures of its categories. */
  readonly pictured: boolean;
  readonly columns: NamedColumns;
}

/** What a row says of its product, by the columns of the import. */
export function productCells(product: ExportedProduct, { pictured, columns }: InTheFile): Cells {
  const options = new Map(product.optionNames?.map((name, place) => [name, product.optionValues?.[place] ?? '']));
  const plainPicture = product.kind === 'service' ? 'service' : 'box';
  const attributes = product.attributes.filter(([name]) => !options.has(name));
  return {
    ...Object.fromEntries(attributes.map(([name, said]) => [`attr:${text(name)}`, value(said)])),
    attribute_order: order(attributes.map(([name]) => name), columns.attributes),
    ...Object.fromEntries([...options].map(([name, value]) => [`option:${text(name)}`, text(value)])),
    option_order: order([...options.keys()], columns.options),
    id: product.id,
    kind: product.kind,
    name: text(product.name),
    part_number: text(product.partNumber),
    nsn: product.nsn ?? '',
    gtin: list((product.gtin ?? []).map(text)),
    manufacturer: text(product.manufacturer),
    category: categoryCell(product.categoryPath, pictured),
    replaced_by: product.replacedBy ?? '',
    accessories: list(product.accessories ?? []),
    picture: product.picture === plainPicture ? '' : text(product.picture),
    description: product.description,
    configuration: product.configurationId ?? '',
    configuration_name: text(product.configurationName ?? ''),
  };
}

/** What a row says of an offer. */
export function offerCells(offer: ExportedOffer): Cells {
  const breaks = offer.quantityBreaks.map(({ minimumQuantity, price }) => `${minimumQuantity}=${dollars(price)}`).join('; ');
  const documents = offer.documents?.map(({ title, url }) => ({ title: text(title), url })) ?? [];
  return {
    vendor: text(offer.vendor),
    vendor_id: offer.vendorId,
    contract: text(offer.contract),
    sin: offer.sin ?? '',
    price: dollars(offer.price),
    unit_of_issue: offer.unitOfIssue,
    delivery_days: String(offer.deliveryDays),
    indicators: list(offer.indicators),
    quantity_breaks: breaks,
    minimum_order: offer.minimumOrder === 0 ? '' : dollars(offer.minimumOrder),
    maximum_order: offer.maximumOrder === null ? '' : dollars(offer.maximumOrder),
    available: offer.available === null ? '' : String(offer.available),
    back_in_stock: offer.backInStock ?? '',
    price_from: offer.priceFrom ?? '',
    price_until: offer.priceUntil ?? '',
    contract_until: offer.contractUntil ?? '',
    documents: documents.length === 0 ? '' : listed(documents.map(({ title, url }) => `${title}=${url}`).join('; '), documents, (cell) => offerOf({ vendor: 'x', documents: cell })?.['documents']),
    service_area: list(offer.serviceArea ?? []),
    restricted_to: list(offer.restrictedTo ?? []),
  };
}

const ofProduct = ['id', 'kind', 'name', 'part_number', 'nsn', 'gtin', 'manufacturer', 'category', 'replaced_by', 'accessories', 'picture', 'description', 'configuration', 'configuration_name'] as const;
const ofOffer = [
  'vendor', 'vendor_id', 'contract', 'sin', 'price', 'unit_of_issue', 'delivery_days', 'indicators', 'quantity_breaks', 'minimum_order', 'maximum_order', 'available', 'back_in_stock', 'price_from', 'price_until', 'contract_until',
  'documents', 'service_area', 'restricted_to',
] as const;

/** The heading of an export: the columns of the import, with those that the catalog names. */
export const headingOf = ({ attributes, options }: NamedColumns): string[] =>
  [...ofProduct, ...[...options.keys()].map((name) => `option:${text(name)}`), 'option_order', ...[...attributes.keys()].map((name) => `attr:${text(name)}`), 'attribute_order', ...ofOffer];
