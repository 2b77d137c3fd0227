// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { autocompleteArea } from './area.ts';

export const autocompleteTable: ServiceTableOf<typeof autocompleteArea> = {
  "/autocomplete": {"method":"GET","access":"visitor","background":true,"responses":["Success"]},
};
