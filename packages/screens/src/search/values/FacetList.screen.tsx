import type { ScreenProps } from '@quartermaster/core';
import { ValueList } from './ValueList.tsx';

/** What the values of a facet are called, one and many. */
const nouns = {
  category: ['category', 'categories'], manufacturer: ['manufacturer', 'manufacturers'], vendor: ['vendor', 'vendors'], contract: ['contract', 'contracts'],
  indicator: ['federal indicator', 'federal indicators'], sin: ['Special Item Number', 'Special Item Numbers'], unit: ['unit of issue', 'units of issue'],
} as const;

/** In place of manufacturers, of services. */
const contractors = ['contractor', 'contractors'] as const;

/** The values of any facet by letter: those that have no list of their own in the specification. */
export default function FacetList({ attributes, query }: ScreenProps<'/search/facet_list', 'Success'>) {
  const [one, many] = attributes.facet === 'manufacturer' && query.get('kind') === 'services' ? contractors : nouns[attributes.facet];
  const search = new URLSearchParams(query);
  search.delete('facet');
  return <ValueList facet={attributes.facet} one={one} many={many} list={attributes} query={search} />;
}
