import type { Facet } from '@quartermaster/contracts';
import { withFacetValue, withPrice, type FacetId } from '../address/search-address.ts';
import type { SearchNavigation } from '../address/use-search-address.ts';
import { PriceFilter } from '../price/PriceFilter.tsx';
import { FacetGroup } from './FacetGroup.tsx';

export interface FacetPanelProps {
  facets: readonly Facet[];
  search: SearchNavigation;
  /** Called with the control that made a change, so that focus can come back to it. */
  onUse: (controlId: string) => void;
}

/** All that narrows a result list. */
export function FacetPanel({ facets, search, onUse }: FacetPanelProps) {
  const { address, go } = search;
  const change = (facet: FacetId) => (value: string, isOn: boolean, controlId: string) => {
    onUse(controlId);
    go(withFacetValue(address, facet, value, isOn));
  };
  return (
    <div>
      {facets.filter((facet) => facet.values.length > 0).map((facet) => (
        <FacetGroup key={facet.id} facet={facet} isOn={(value) => address.has(facet.id, value)} onChange={change(facet.id)} />
      ))}
      <PriceFilter
        min={address.get('priceMin')}
        max={address.get('priceMax')}
        onChange={(min, max, controlId) => {
          onUse(controlId);
          go(withPrice(address, min, max));
        }}
      />
    </div>
  );
}
