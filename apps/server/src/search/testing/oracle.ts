import type { FacetId, SearchQuestion } from '@quartermaster/deployment';
import { facetIds } from '../request.ts';
import { narrowing, valuesOf, type Product } from './made-catalog.ts';

/** Fewer products with all the words are followed by those with some. */
const fewResults = 10;

/** The rules of a search in plain words, over all products. */
export class Oracle {
  readonly #catalog: readonly Product[];
  readonly #asked: SearchQuestion;
  readonly #words: readonly string[];
  readonly number: string | undefined;
  constructor(catalog: readonly Product[], asked: SearchQuestion) {
    this.#catalog = catalog;
    this.#asked = asked;
    const typed = asked.q.split(' ').filter((word) => word !== '');
    this.number = catalog.find(({ partNumber }) => typed.includes(partNumber))?.id;
    this.#words = typed;
  }
  hasAll = (product: Product): boolean => this.#words.every((word) => product.words.includes(word)) || product.id === this.number;
  #hasAny = (product: Product): boolean => this.#words.some((word) => product.words.includes(word)) || product.id === this.number;

  /** Those that pass the limits and all facets but one, where one is named. */
  #narrowed(without?: FacetId): Product[] {
    const { kind, priceMin, priceMax, deliveryDays = null, chosen } = this.#asked;
    return this.#catalog.filter((product) => {
      const prices = [...product.prices.values()].map((price) => price * 100);
      return (
        (kind === null || (kind === 'services') === (product.kind === 'service')) &&
        (priceMin === null || (prices.length > 0 && Math.max(...prices) >= priceMin)) &&
        (priceMax === null || (prices.length > 0 && Math.min(...prices) <= priceMax)) &&
        (deliveryDays === null || (prices.length > 0 && product.days <= deliveryDays)) &&
        facetIds.every((facet) => facet === without || chosen[facet].length === 0 || valuesOf[facet](product, chosen[facet]).some((value) => narrowing(facet, chosen[facet]).includes(value)))
      );
    });
  }
  complete = (): Product[] => this.#narrowed().filter(this.hasAll);
  matching(without?: FacetId): Product[] {
    const finds = this.#words.length > 1 && this.complete().length < fewResults ? this.#hasAny : this.hasAll;
    return this.#narrowed(without).filter(finds);
  }
  /** The products among which a facet is counted. */
  counted(facet: FacetId): Product[] {
    const active = facetIds.filter((each) => this.#asked.chosen[each].length > 0);
    return this.matching(active.includes(facet) && (this.#asked.q !== '' || active.length > 1) ? facet : undefined);
  }
  isWhole = (): boolean => this.#asked.q === '' && this.#asked.priceMin === null && this.#asked.priceMax === null && (this.#asked.deliveryDays ?? null) === null && facetIds.every((facet) => this.#asked.chosen[facet].length === 0);
}

export const keys: Readonly<Record<SearchQuestion['sort'], (product: Product) => number | string>> = {
  relevance: () => 0,
  price_low: ({ prices }) => Math.min(...prices.values()),
  price_high: ({ prices }) => (prices.size === 0 ? Infinity : -Math.max(...prices.values())),
  delivery: ({ prices, days }) => (prices.size === 0 ? Infinity : days),
  name: ({ words: said, id }) => `${said.join(' ')} ${id}`.trim(),
};
export const before = (a: number | string, b: number | string): number => (a === b ? 0 : a < b ? -1 : 1);
