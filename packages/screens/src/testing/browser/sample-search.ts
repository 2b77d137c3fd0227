import type { ProductSummary, SearchSuccess } from '@quartermaster/contracts';
import { example } from '../examples.ts';
import type { Handler } from './sample-server.ts';

const found = example('/search/advantage_search', 'Success', 'Two results') as SearchSuccess;
const [first] = found.results;
const makers = ['HP', 'Xerox', 'Canon', 'Brother', 'Dell', 'Epson', 'Lexmark', 'Kyocera', 'Ricoh', 'Sharp', 'Zebra', 'Équipement Nord', 'Sample Works'];

function products(count: number): ProductSummary[] {
  if (first === undefined) throw new Error('The contract’s example has no result.');
  return Array.from({ length: count }, (_, index) => ({ ...first, productId: `P${index}`, name: `Toner cartridge ${index}`, bestOffer: first.bestOffer && { ...first.bestOffer, offerId: `P${index}-1` } }));
}

/** A search that answers with facets that follow the address. */
export const sampleSearch: Handler = ({ query }) => {
  const isFiltered = query.has('category') || query.has('manufacturer');
  const attributes: SearchSuccess = {
    ...found,
    q: query.get('q') ?? '',
    total: isFiltered ? 12 : 3120,
    results: products(isFiltered ? 12 : 25),
    facets: [
      ...found.facets.filter((facet) => facet.id === 'category').map((facet) => ({
        ...facet,
        values: facet.values.map((value) => ({ ...value, selected: query.has('category', value.value) })),
      })),
      {
        id: 'manufacturer',
        label: 'Manufacturer',
        exactCounts: true,
        values: makers.map((maker, index) => ({ value: maker, label: maker, count: 40 - index, selected: query.has('manufacturer', maker) })),
      },
    ],
  };
  return { responseName: 'Success', attributes: { ...attributes } };
};
