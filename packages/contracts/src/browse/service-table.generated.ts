// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { browseArea } from './area.ts';

export const browseTable: ServiceTableOf<typeof browseArea> = {
  "/browse/product_services_categories": {"method":"GET","access":"visitor","rendered":true,"responses":["Browse Categories"]},
};
