// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { orderingArea } from './area.ts';

export const orderingTable: ServiceTableOf<typeof orderingArea> = {
  "/ordering/quick_ordering": {"method":"GET","access":"visitor","responses":["EntryForm","Login"]},
  "/ordering/quick_ordering_cart": {"method":"POST","access":"buyer","responses":["EntryForm"]},
};
