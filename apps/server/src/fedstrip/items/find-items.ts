import type { FedstripEntry } from '@quartermaster/contracts';
import { unitOfIssueCodes } from '@quartermaster/contracts/requisition';
import { hasNumber, numberKeys, productsWithNumbers } from '../../ordering/index.ts';
import type { CatalogOfDay } from '../../stores/assortment/index.ts';

type Item = NonNullable<FedstripEntry['lines'][number]['item']>;

const onDemand: Item = { source: 'onDemand', name: '', unitOfIssue: null, price: null };

/** What each number names in the store: by two statements, however many there are. Null: it is no number. */
export async function findItems(catalog: CatalogOfDay, numbers: readonly string[]): Promise<readonly (Item | null)[]> {
  const found = await productsWithNumbers(catalog, [...new Set(numbers)].flatMap((number) => numberKeys(number) ?? []));
  const offered = found.flatMap((product) => (product.sold?.bestOffer == null ? [] : [{ product, name: product.sold.name, offer: product.sold.bestOffer }]));
  const byNumber = new Map<string, Item | null>();
  for (const number of numbers) {
    if (byNumber.has(number)) continue;
    const keys = numberKeys(number);
    // Of several products with the number, the cheapest.
    const [best] = keys === null ? [] : offered.filter(({ product }) => hasNumber(product, keys)).toSorted((one, other) => one.offer.price.amount - other.offer.price.amount);
    byNumber.set(number, keys === null ? null : best === undefined ? onDemand : { source: 'catalog', name: best.name, unitOfIssue: unitOfIssueCodes.find(best.offer.unitOfIssue.code) === undefined ? null : best.offer.unitOfIssue.code, price: best.offer.price });
  }
  return numbers.map((number) => byNumber.get(number) ?? null);
}
