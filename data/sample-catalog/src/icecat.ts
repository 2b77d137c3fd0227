import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { namedDimensions, unitOfName } from './dimensions.ts';
import { packageFile } from './folder.ts';
import { lines } from './lines.ts';
import { unitOf } from './units.ts';

/** A product of the source file, as it is there. */
export interface SourceProduct {
  readonly id: string;
  /** The manufacturer's part number, or what takes its place. */
  readonly name: string;
  readonly title: string;
  readonly supplier: string;
  readonly ean?: readonly string[];
  readonly short_description?: string;
  readonly attr_t_product_type?: string;
  readonly [attribute: `attr_${string}`]: string | number | boolean | undefined;
}

export async function* readSourceProducts(): AsyncGenerator<SourceProduct> {
  const bytes = createReadStream(packageFile('icecat/products.ndjson.gz')).pipe(createGunzip());
  for await (const line of lines(bytes)) {
    if (line !== '') yield JSON.parse(line) as SourceProduct;
  }
}

/** The attributes of a product by the name that people read: `attr_t_print_technology` is `Print technology`. */
export function readableAttributes(product: SourceProduct): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [key, value] of Object.entries(product)) {
    if (value === undefined || value === '') continue;
    const name = readableNameOf(key);
    if (name === null) continue;
    const inUnit = typeof value === 'number' ? unitOfName(key.slice('attr_n_'.length)) : null;
    if (inUnit !== null) attributes[readableName(inUnit.attribute)] = `${String(value)} ${inUnit.unit}`;
    else attributes[name] = typeof value === 'boolean' ? (value ? 'Yes' : 'No') : typeof value === 'number' ? withUnit(key, value) : String(value).replace(/\s+/g, ' ').trim();
  }
  const said = Object.entries(product).flatMap(([key, value]) => (/^attr_[tn]_/.test(key) && (typeof value === 'string' || typeof value === 'number') ? [[key.slice('attr_n_'.length), value] as const] : []));
  for (const { attribute, value } of namedDimensions(new Map(said))) attributes[readableName(attribute)] = value;
  return attributes;
}

function withUnit(key: string, value: number): string {
  const unit = unitOf(key.slice('attr_n_'.length), value);
  return unit === null ? String(value) : unit === '°' ? `${value}°` : `${value} ${unit}`;
}

/** A few hundred names occur a million times in the source: each is worked out once. */
const readableNames = new Map<string, string | null>();

/** Null for what is no attribute. */
function readableNameOf(key: string): string | null {
  let name = readableNames.get(key);
  if (name === undefined) {
    const attribute = /^attr_[tnb]_(.+)$/.exec(key)?.[1];
    name = attribute === undefined ? null : readableName(attribute);
    readableNames.set(key, name);
  }
  return name;
}

/** In the source every character of a name that is neither letter nor digit became `_`: a bracketed part is in `__…_`. Its British spelling becomes ours. */
function readableName(key: string): string {
  const words = key
    .replace(/__(.+?)_(?=$|_)/g, ' ($1)')
    .replaceAll('_', ' ')
    .replaceAll('colour', 'color')
    .replace(/\s+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A numeric attribute by its source name, for example `cable_length`; undefined when the product does not say it. */
export function numberOf(product: SourceProduct, attribute: string): number | undefined {
  const value = product[`attr_n_${attribute}`];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
