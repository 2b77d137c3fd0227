import type { Facet } from '@quartermaster/contracts';
import { useModals, useNavigation } from '@quartermaster/core';
import { Link } from '@quartermaster/ui';
import { withFacetValue, withPrice, type FacetId } from '../address/search-address.ts';
import type { SearchNavigation } from '../address/use-search-address.ts';
import { PriceFilter } from '../price/PriceFilter.tsx';
import { listRequest } from '../values/list-request.ts';
import { FacetGroup } from './FacetGroup.tsx';
import { mostBeside } from './matching-values.ts';

/** Facets that have more values than are shown beside the results. */
const lists: Readonly<Partial<Record<FacetId, '/search/mfr_list' | '/search/vnd_list'>>> = { manufacturer: '/search/mfr_list', vendor: '/search/vnd_list' };

export interface FacetPanelProps {
  facets: readonly Facet[];
  search: SearchNavigation;
  /** Called with the control that made a change, so that focus can come back to it. */
  onUse: (controlId: string) => void;
}

/** All that narrows a result list. */
export function FacetPanel({ facets, search, onUse }: FacetPanelProps) {
  const { address, go } = search;
  const { href } = useNavigation();
  const modals = useModals();
  const listOf = ({ id, values }: Facet) => {
    // The list of manufacturers is called so; a service has a contractor.
    const path = id === 'manufacturer' && address.get('kind') === 'services' ? undefined : lists[id];
    if (path === undefined && values.length < mostBeside) return undefined;
    return () => {
      // A value that is chosen there closes the list: the focus goes to the number of results, which says what that changed.
      onUse('');
      if (path === undefined) modals.open('/search/facet_list', { ...listRequest(address), facet: id });
      else modals.open(path, listRequest(address));
    };
  };
  const change = (facet: FacetId) => (value: string, isOn: boolean, controlId: string) => {
    onUse(controlId);
    go(withFacetValue(address, facet, value, isOn));
  };
  return (
    <div>
      {facets.filter((facet) => facet.values.length > 0).map((facet) => (
        <FacetGroup key={facet.id} facet={facet} isOn={(value) => address.has(facet.id, value)} onChange={change(facet.id)} onList={listOf(facet)} />
      ))}
      <PriceFilter
        min={address.get('priceMin')}
        max={address.get('priceMax')}
        onChange={(min, max, controlId) => {
          onUse(controlId);
          go(withPrice(address, min, max));
        }}
      />
      <Link href={href('/search/advanced', new URLSearchParams([...address, ['formType', address.get('kind') ?? 'products']]))}>Advanced search</Link>
    </div>
  );
}
