import type { FacetId } from '@quartermaster/deployment';
import { seeded } from '../bench/typos.ts';

export const words = ['amber', 'birch', 'cobalt', 'denim', 'ember'] as const;
export const makers = ['Alder', 'Bristow', 'Corvin', 'Dunmore'] as const;
export const vendors = ['V1', 'V2', 'V3'] as const;
export const below: Readonly<Record<string, readonly string[]>> = { tools: ['saws', 'drills'], paper: ['pads', 'cards', 'rolls'] };

export interface Product {
  readonly id: string;
  readonly kind: 'product' | 'service';
  readonly words: readonly string[];
  readonly partNumber: string;
  readonly manufacturer: string;
  readonly path: readonly string[];
  /** Dollars by vendor; no vendor may offer it. */
  readonly prices: ReadonlyMap<string, number>;
  readonly days: number;
}

/** Two hundred products, the same in each run; the words are unevenly frequent, and many prices are the same. */
export function makeCatalog(): Product[] {
  const random = seeded(7);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  return Array.from({ length: 200 }, (_, number): Product => {
    const parent = pick(Object.keys(below));
    return {
      id: `p${String(number).padStart(3, '0')}`,
      kind: random() < 0.15 ? 'service' : 'product',
      words: words.filter((_word, place) => random() < 0.7 / (place + 1)),
      partNumber: `ZQ${1000 + number}X`,
      manufacturer: pick(makers),
      path: [parent, pick(below[parent] ?? [])],
      prices: new Map(vendors.filter(() => random() < 0.5).map((vendor) => [vendor, Math.ceil(random() * 40)])),
      days: Math.ceil(random() * 6),
    };
  });
}

export const row = ({ id, kind, words: said, partNumber, manufacturer, path, prices, days }: Product): unknown => ({
  id, kind, partNumber, manufacturer,
  name: `${said.join(' ')} ${id}`.trim(),
  categoryPath: path.map((category) => ({ id: category, name: `Section ${category}` })),
  offers: [...prices].map(([vendor, price]) => ({ vendorId: vendor, vendor: `Seller ${vendor}`, contract: `C-${vendor}`, sin: `S${vendor}`, price, deliveryDays: days })),
});

export const valuesOf: Readonly<Record<FacetId, (product: Product, chosen: readonly string[]) => readonly string[]>> = {
  // A category above is counted only where it is chosen.
  category: ({ path }, chosen) => path.filter((id, level) => level === path.length - 1 || chosen.includes(id)),
  manufacturer: ({ manufacturer }) => [manufacturer],
  vendor: ({ prices }) => [...prices.keys()],
  contract: ({ prices }) => [...prices.keys()].map((vendor) => `C-${vendor}`),
  indicator: () => [],
  sin: ({ prices }) => [...prices.keys()].map((vendor) => `S${vendor}`),
  unit: ({ prices }) => (prices.size === 0 ? [] : ['EA']),
};

/** The chosen values that narrow: of a category and one below it, the one below. */
export const narrowing = (facet: FacetId, chosen: readonly string[]): readonly string[] =>
  facet === 'category' ? chosen.filter((id) => !chosen.some((other) => below[id]?.includes(other))) : chosen;
