import { supplyClass, type Category } from './categories.ts';
import { draw, drawInteger } from './draw.ts';
import type { SourceProduct } from './icecat.ts';

/**
 * The part number of a product: its `name` in the source where that looks like one (one to three words, a digit among
 * them), else its first GTIN, else its number in the source.
 */
export function partNumberOf(product: SourceProduct): string {
  const name = product.name.replace(/\s+/g, ' ').trim();
  const looksLikeOne = /\d/.test(name) && name.length <= 30 && name.split(' ').length <= 3;
  return looksLikeOne ? name : (product.ean?.[0] ?? product.id);
}

/**
 * A made-up National Stock Number for three products in ten of a supply class: the class, country code 01, seven digits.
 * Two products never share one, as long as `taken` is one set for the whole catalog.
 */
export function stockNumberOf(product: SourceProduct, category: Category, taken: Set<string>): string | undefined {
  const fsc = supplyClass(category);
  if (fsc === null || draw('nsn', product.id) >= 0.3) return undefined;
  return freeNumber(fsc, drawInteger(10_000_000, 'niin', product.id), 0, 10_000_000, taken);
}

/**
 * The stock number of a made-up thing. It is plainly one: country code 01 has given out no number that begins with 999.
 *
 * @param id of the thing
 */
export function sampleStockNumberOf(id: string, category: Category, taken: Set<string>): string {
  return freeNumber(supplyClass(category) ?? '9999', 9_990_000 + drawInteger(10_000, 'niin', id), 9_990_000, 10_000_000, taken);
}

/** The first of `from` to below `to` that is free, beginning with `serial`. */
function freeNumber(fsc: string, serial: number, from: number, to: number, taken: Set<string>): string {
  for (let tried = serial; ; tried = tried + 1 === to ? from : tried + 1) {
    const digits = String(tried).padStart(7, '0');
    if (taken.has(digits)) continue;
    taken.add(digits);
    return `${fsc}-01-${digits.slice(0, 3)}-${digits.slice(3)}`;
  }
}
