import type { CategoryStep } from './catalog-record.ts';
import { readTable } from './tables.ts';

export interface Category {
  readonly id: string;
  readonly name: string;
  /** Federal supply group (or product and service code letter) that it belongs to. */
  readonly group: string;
  readonly picture: string;
  /** What is drawn for its products, where that is more than for the category. */
  readonly drawing: string;
  /** Plausible prices in cents, for the rule that makes offers. */
  readonly priceLow: number;
  readonly priceHigh: number;
  readonly units: readonly string[];
  readonly deliveryDays: number;
  readonly path: readonly CategoryStep[];
}

/** The category table (rules/categories.csv), by id. */
export function loadCategories(): ReadonlyMap<string, Category> {
  const rows = readTable('rules/categories.csv', ['id', 'parent', 'name', 'picture', 'drawing', 'price_low', 'price_high', 'units', 'delivery']);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pathOf = (id: string): CategoryStep[] => {
    const row = byId.get(id);
    if (row === undefined) throw new Error(`rules/categories.csv names the parent ${id}, which it does not have.`);
    return [...(row.parent === '' ? [] : pathOf(row.parent)), { id, name: row.name, picture: row.picture }];
  };
  const categories = new Map<string, Category>();
  for (const row of rows) {
    const path = pathOf(row.id);
    categories.set(row.id, {
      id: row.id,
      name: row.name,
      group: path[0]?.id ?? row.id,
      picture: row.picture,
      drawing: row.drawing === '' ? row.picture : row.drawing,
      priceLow: Number(row.price_low),
      priceHigh: Number(row.price_high),
      units: row.units === '' ? [] : row.units.split(';'),
      deliveryDays: Number(row.delivery),
      path,
    });
  }
  return categories;
}

/** The federal supply class of a category, four digits; null where the category is no supply class. */
export function supplyClass(category: Category): string | null {
  return /^\d{4}(?=-|$)/.exec(category.id)?.[0] ?? null;
}
