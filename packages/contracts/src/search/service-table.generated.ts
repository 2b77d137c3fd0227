// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { searchArea } from './area.ts';

export const searchTable: ServiceTableOf<typeof searchArea> = {
  "/search/adv_select": {"method":"GET","access":"visitor","responses":["Success"]},
  "/search/advanced": {"method":"GET","access":"visitor","responses":["ProductForm","ServicesForm"]},
  "/search/advantage_search": {"method":"GET","access":"visitor","rendered":true,"spinner":"Searching...","responses":["Success","SearchResults","BrowsePage","ZeroResults"]},
  "/search/drilldown": {"method":"GET","access":"visitor","responses":["Category Browse"]},
  "/search/facet_list": {"method":"GET","access":"visitor","responses":["Success"]},
  "/search/gss_search": {"method":"GET","access":"visitor","responses":["Success"]},
  "/search/header_search": {"method":"POST","access":"visitor","spinner":"Searching...","responses":["Success"]},
  "/search/itsecurity": {"method":"GET","access":"visitor","responses":["Success"]},
  "/search/mfr_list": {"method":"GET","access":"visitor","responses":["Success"]},
  "/search/special_category_search": {"method":"GET","access":"visitor","responses":["disaster relief","Ability One","security","Success"]},
  "/search/vnd_list": {"method":"GET","access":"visitor","responses":["Success"]},
};
