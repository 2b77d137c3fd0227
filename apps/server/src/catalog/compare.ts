import type { AttributesOf } from '@quartermaster/contracts';
import type { CatalogOfDay } from '../stores/assortment/index.ts';
import { readProduct } from './product-detail.ts';

/** More columns than this do not fit beside each other. */
const mostCompared = 4;

/** The products that an address names, each once and in its order, as they are today. */
export async function readComparison(catalog: CatalogOfDay, asked: readonly string[], now: Date): Promise<AttributesOf<'/catalog/compare', 'Success'>> {
  const ids = [...new Set(asked.filter((id) => id !== ''))];
  const shown = ids.slice(0, mostCompared);
  const read = await Promise.all(shown.map((id) => readProduct(catalog, id)));
  return { products: read.filter((product) => product !== null), asOf: now.toISOString(), missing: shown.filter((_id, place) => read[place] === null), leftOut: ids.length - shown.length };
}
