// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { searchArea } from './area.ts';

export const searchTable: ServiceTableOf<typeof searchArea> = {
  "/search/adv_select": {"method":"GET","access":"visitor","responses":["Success"],"sensitive":[]},
  "/search/advanced": {"method":"GET","access":"visitor","responses":["ProductForm","ServicesForm"],"sensitive":[]},
  "/search/advantage_search": {"method":"GET","access":"visitor","rendered":true,"spinner":"Searching...","responses":["Success","SearchResults","BrowsePage","ZeroResults"],"sensitive":[]},
  "/search/drilldown": {"method":"GET","access":"visitor","responses":["Category Browse"],"sensitive":[]},
  "/search/facet_list": {"method":"GET","access":"visitor","responses":["Success"],"sensitive":[]},
  "/search/gss_search": {"method":"GET","access":"visitor","responses":["Success"],"sensitive":[]},
  "/search/header_search": {"method":"POST","access":"visitor","spinner":"Searching...","responses":["Success"],"sensitive":[]},
  "/search/itsecurity": {"method":"GET","access":"visitor","responses":["Success"],"sensitive":[]},
  "/search/mfr_list": {"method":"GET","access":"visitor","responses":["Success"],"sensitive":[]},
  "/search/special_category_search": {"method":"GET","access":"visitor","responses":["disaster relief","Ability One","security","Success"],"sensitive":[]},
  "/search/vnd_list": {"method":"GET","access":"visitor","responses":["Success"],"sensitive":[]},
};
