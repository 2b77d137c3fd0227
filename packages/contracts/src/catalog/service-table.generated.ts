// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { catalogArea } from './area.ts';

export const catalogTable: ServiceTableOf<typeof catalogArea> = {
  "/catalog/alternatives": {"method":"GET","access":"visitor","background":true,"responses":["Success"]},
  "/catalog/change_saved_products": {"method":"POST","access":"buyer","spinner":"Saving...","responses":["Success"]},
  "/catalog/compare": {"method":"GET","access":"visitor","responses":["Success"]},
  "/catalog/configuration": {"method":"GET","access":"visitor","rendered":true,"responses":["Success","NotFound"]},
  "/catalog/contractor_detail": {"method":"GET","access":"visitor","rendered":true,"responses":["Success","NotFound"]},
  "/catalog/dealer_select": {"method":"GET","access":"visitor","responses":["Success","NotFound"]},
  "/catalog/product_detail": {"method":"GET","access":"visitor","rendered":true,"formerPath":"/catalog/product_detail.do","responses":["ProductDetail","ProductDetailClassic","NotFound","Failure","EnterZipCode"]},
  "/catalog/product_detail_report": {"method":"GET","access":"buyer","responses":["Initial","NotFound"]},
  "/catalog/product_detail_report_submit": {"method":"POST","access":"buyer","spinner":"Sending...","responses":["Success","Failure","NotFound"]},
  "/catalog/product_reports": {"method":"GET","access":"buyer","responses":["Success"]},
  "/catalog/quicklook": {"method":"GET","access":"visitor","responses":["Success","Failure"]},
  "/catalog/saved_product": {"method":"GET","access":"buyer","background":true,"responses":["Success"]},
  "/catalog/saved_products": {"method":"GET","access":"buyer","responses":["Success"]},
  "/catalog/strategic_sourcing": {"method":"GET","access":"visitor","responses":["Success"]},
};
