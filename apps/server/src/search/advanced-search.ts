import type { AdvancedCriteria, AttributesOf } from '@quartermaster/contracts';
import type { SearchEngine } from '@quartermaster/deployment';
import { catalogOf } from '../stores/assortment/index.ts';
import { redirect, respond, type RequestContext } from '../wire/index.ts';
import { checkCriteria, vendorNames } from './advanced-criteria.ts';
import { partsOfQuery } from './query-parts.ts';
import { searchOf } from './request.ts';
import { facetsOf } from './search.ts';

type Form = AttributesOf<'/search/advanced', 'ProductForm'>;

interface Asked extends AdvancedCriteria {
  readonly formType?: 'products' | 'services' | undefined;
  /** The words of a search that fill the fields. */
  readonly q?: string | undefined;
  readonly go?: '1' | undefined;
}

/** The form of an advanced search, with what was typed and what is wrong with it; what is right leads to the results. */
export async function advancedSearch(engine: SearchEngine, { formType = 'products', q, go, ...typed }: Asked, context: RequestContext) {
  const catalog = catalogOf(context);
  const criteria = { ...typed, ...(go === undefined && { vendor: await vendorNames(catalog, typed.vendor) }), ...(q === undefined ? {} : partsOfQuery(q)) };
  const checked = go === undefined ? { errors: [] } : await checkCriteria(catalog, formType, criteria);
  if ('query' in checked) return redirect(`/search/advantage_search?${checked.query.toString()}`);
  const asked = { ...searchOf({ kind: formType, pageSize: 1 }), listed: 'category' as const };
  const facets = facetsOf((await engine.search(catalog, asked)).matches.counts, asked);
  const valuesOf = (id: 'category' | 'indicator' | 'unit') => (facets.find((facet) => facet.id === id)?.values ?? []).toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  const form: Form = {
    criteria,
    errors: checked.errors,
    categories: valuesOf('category').map(({ value, label }) => ({ id: value, name: label })),
    indicators: valuesOf('indicator').map(({ value, label }) => ({ code: value, label })),
    units: valuesOf('unit').map(({ value, label }) => ({ code: value, label })),
  };
  return formType === 'services' ? respond('ServicesForm', form) : respond('ProductForm', form);
}
