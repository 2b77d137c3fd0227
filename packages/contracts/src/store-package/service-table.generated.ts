// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { storePackageArea } from './area.ts';

export const storePackageTable: ServiceTableOf<typeof storePackageArea> = {
  "/stores/failure": {"method":"POST","access":"visitor","background":true,"responses":["Noted"]},
};
