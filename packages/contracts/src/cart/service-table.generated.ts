// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { cartArea } from './area.ts';

export const cartTable: ServiceTableOf<typeof cartArea> = {
  "/cart/addCart": {"method":"POST","access":"visitor","responses":["Success","Failure"]},
  "/cart/reduce_price": {"method":"GET","access":"buyer","responses":["Success","Failure"]},
  "/cart/reduce_price_submit": {"method":"POST","access":"buyer","spinner":"Sending...","responses":["Initial","Failure"]},
  "/cart/shopping_cart": {"method":"GET","access":"visitor","responses":["Initial"]},
};
