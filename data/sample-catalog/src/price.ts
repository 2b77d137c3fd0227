import type { Category } from './categories.ts';
import { draw } from './draw.ts';
import { numberOf, type SourceProduct } from './icecat.ts';

/** Where a product says how much of it one gets, its price follows: the attribute, and the values at both ends of the range. */
const drivers: readonly { readonly categories: RegExp; readonly attribute: string; readonly low: number; readonly high: number }[] = [
  { categories: /^(5995|6015|6150)/, attribute: 'cable_length', low: 0.3, high: 30 },
  { categories: /^7510-toner$/, attribute: 'black_toner_page_yield', low: 1_000, high: 40_000 },
  { categories: /^7050-memory$/, attribute: 'internal_memory', low: 0.25, high: 128 },
  { categories: /^7025-(flash|memory-cards|ssd|hdd)$/, attribute: 'capacity', low: 1, high: 1_024 },
  { categories: /^7010-notebooks$/, attribute: 'internal_memory', low: 1, high: 32 },
  { categories: /^(7025-monitors|5820-tvs|9905)$/, attribute: 'display_diagonal', low: 17, high: 75 },
  { categories: /^6130-ups$/, attribute: 'output_power_capacity', low: 300, high: 80_000 },
  { categories: /^(7530|6135|7045-media)/, attribute: 'quantity_per_pack', low: 1, high: 2_000 },
];

/**
 * What a product costs before a vendor's terms, in cents. It lies between the ends of its category's range, on a
 * logarithmic scale: where its driving attribute puts it (with a fifth left to the draw), or where the draw alone puts it.
 */
export function basePrice(product: SourceProduct, category: Category): number {
  const chance = draw('price', product.id);
  const position = drivenPosition(product, category);
  const at = position === undefined ? chance : 0.8 * position + 0.2 * chance;
  return Math.round(category.priceLow * (category.priceHigh / category.priceLow) ** at);
}

function drivenPosition(product: SourceProduct, category: Category): number | undefined {
  const driver = drivers.find(({ categories }) => categories.test(category.id));
  const value = driver && numberOf(product, driver.attribute);
  if (driver === undefined || value === undefined || value <= 0) return undefined;
  return Math.min(1, Math.max(0, Math.log(value / driver.low) / Math.log(driver.high / driver.low)));
}

/** Cents as dollars with two decimals. */
export const dollars = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
