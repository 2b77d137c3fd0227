// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { searchArea } from './area.ts';

export const searchTable: ServiceTableOf<typeof searchArea> = {
  "/search/advantage_search": {"method":"GET","access":"visitor","rendered":true,"spinner":"Searching...","responses":["Success","SearchResults","BrowsePage","ZeroResults"],"sensitive":[]},
  "/search/header_search": {"method":"POST","access":"visitor","spinner":"Searching...","responses":["Success"],"sensitive":[]},
};
