// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { categoriesArea } from './area.ts';

export const categoriesTable: ServiceTableOf<typeof categoriesArea> = {
  "/categories/category_list": {"method":"GET","access":"visitor","background":true,"cachedFor":600,"plain":"list","responses":[]},
  "/categories/product_category_list": {"method":"GET","access":"visitor","background":true,"cachedFor":600,"plain":"list","responses":[]},
  "/categories/service_category_list": {"method":"GET","access":"visitor","background":true,"cachedFor":600,"plain":"text","responses":[]},
  "/categories/service_category_list_as_json": {"method":"GET","access":"visitor","background":true,"cachedFor":600,"plain":"list","responses":[]},
  "/categories/special_category_list": {"method":"GET","access":"visitor","background":true,"cachedFor":600,"plain":"list","responses":[]},
};
