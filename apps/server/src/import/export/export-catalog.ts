import { csvText, sparseCsvRow } from '../../csv/index.ts';
import type { Queries } from '../../runtime/index.ts';
import { productsAfter, type ExportedProduct } from './exported-products.ts';
import { namedColumns } from './named-columns.ts';
import { headingOf, offerCells, productCells } from './written-cells.ts';

/** Products that are read at once. */
const batch = 500;

/**
 * The whole catalog in the columns of its import (docs/catalog-import.md), piece by piece: a row for each offer, the first of a product with the product. What an import
 * changes meanwhile is in it or not, product by product.
 *
 * @param onProducts hears how many products have been written
 */
export async function* exportCatalog(queries: Queries, onProducts: (count: number) => void = () => {}): AsyncGenerator<string> {
  const columns = await namedColumns(queries);
  const heading = headingOf(columns);
  const places = new Map(heading.map((column, place) => [column, place]));
  const pictures = new CategoryPictures();
  yield csvText([heading]);
  let [last, count] = ['', 0];
  for (;;) {
    const products = await productsAfter(queries, last, batch);
    if (products.length === 0) return;
    yield products.map((product) => rowsOf(product, productCells(product, { pictured: pictures.hasToName(product), columns }), places)).join('');
    last = products.at(-1)?.id ?? last;
    count += products.length;
    onProducts(count);
  }
}

/** @param places of the columns: a catalog names thousands, of which a product has a few */
function rowsOf(product: ExportedProduct, said: Readonly<Record<string, string>>, places: ReadonlyMap<string, number>): string {
  const rows = (product.offers ?? []).map((offer, place) => ({ ...(place === 0 ? said : { id: product.id }), ...offerCells(offer) }));
  return (rows.length === 0 ? [said] : rows).map((row) => sparseCsvRow(Object.entries(row).flatMap(([column, cell]) => {
    const place = places.get(column);
    return place === undefined ? [] : [[place, cell] as const];
  }), places.size)).join('');
}

/**
 * A category gets the picture of the first product that is directly in it, else of the first below it, unless one of them names another; which these are
 * depends on what is imported at once. So the first of either kind whose own picture is another names it.
 */
class CategoryPictures {
  readonly #named = new Set<string>();

  hasToName({ categoryPath, picture }: ExportedProduct): boolean {
    const steps = categoryPath.map((step, depth) => ({ ...step, key: `${depth === categoryPath.length - 1 ? 'in' : 'below'} ${step.id}` }));
    if (steps.every((step) => step.picture === picture || this.#named.has(step.key))) return false;
    for (const { key } of steps) this.#named.add(key);
    return true;
  }
}
