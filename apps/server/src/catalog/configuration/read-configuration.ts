import type { AttributesOf, OptionChoice, ProductSummary } from '@quartermaster/contracts';
import type { CatalogOfDay } from '../../stores/assortment/index.ts';
import { findSummaries } from '../summary-store.ts';
import { choose, readChoices, type Variant } from './choose.ts';
import { findConfiguration } from './variants-store.ts';

type Configuration = AttributesOf<'/catalog/configuration', 'Success'>;

interface Asked {
  readonly configuration: string;
  readonly productId: string;
  readonly choice?: readonly string[] | undefined;
}

/** More rows are not read through: a choice makes them fewer. */
const mostShown = 50;

/** What of a configuration is chosen, and what it costs; null when the store sells no variant of it. */
export async function readConfiguration(catalog: CatalogOfDay, asked: Asked): Promise<Configuration | null> {
  const found = await findConfiguration(catalog, asked);
  if (found === null) return null;
  const { id, name, names, variants } = found;
  const named = readChoices(names, variants, asked.choice ?? []);
  const ofProduct = asked.choice === undefined ? variants.find(({ productId }) => productId === asked.productId)?.values : undefined;
  const { options, fitting, only } = choose(names, variants, ofProduct ?? named.chosen);
  // Beside one that is chosen, its neighbors are what a buyer compares it with.
  const shown = inOrderOf(options, fitting.length > 1 ? fitting : variants).slice(0, mostShown).map(({ productId }) => productId);
  const summaries = new Map((await findSummaries(catalog, [...new Set([...shown, ...(only === null ? [] : [only.productId])])])).map((summary) => [summary.productId, summary]));
  return {
    choice: { id, name, variants: variants.length, options },
    chosen: summaries.get(only?.productId ?? '') ?? null,
    isOffered: fitting.length > 0,
    unknown: named.unknown,
    fitting: fitting.length,
    variants: shown.flatMap((productId) => summaries.get(productId) ?? []),
  };
}

/** In the order of their values, the first option first. */
function inOrderOf(options: OptionChoice['options'], variants: readonly Variant[]): Variant[] {
  const places = options.map(({ values }) => new Map(values.map(({ value }, place) => [value, place])));
  const placeOf = ({ values }: Variant, option: number): number => places[option]?.get(values[option] ?? '') ?? 0;
  return variants.toSorted((a, b) => options.reduce((order, _option, option) => order || placeOf(a, option) - placeOf(b, option), 0));
}

/** The options on the page of a product, its own chosen; undefined where the store sells no other variant. @param variants of its configuration */
export function choiceOf({ configuration, productId }: ProductSummary, variants: readonly Variant[]): OptionChoice | undefined {
  const own = variants.find((variant) => variant.productId === productId);
  if (configuration === undefined || own === undefined) return undefined;
  const names = configuration.options.map(({ name }) => name);
  return { id: configuration.id, name: configuration.name, variants: variants.length, options: choose(names, variants, own.values).options };
}
