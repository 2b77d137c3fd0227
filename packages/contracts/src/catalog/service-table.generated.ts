// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { catalogArea } from './area.ts';

export const catalogTable: ServiceTableOf<typeof catalogArea> = {
  "/catalog/contractor_detail": {"method":"GET","access":"visitor","rendered":true,"responses":["Success","NotFound"],"sensitive":[]},
  "/catalog/product_detail": {"method":"GET","access":"visitor","rendered":true,"formerPath":"/catalog/product_detail.do","responses":["ProductDetail","ProductDetailClassic","NotFound","Failure","EnterZipCode"],"sensitive":[]},
  "/catalog/quicklook": {"method":"GET","access":"visitor","responses":["Success","Failure"],"sensitive":[]},
};
