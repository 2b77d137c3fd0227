// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { parkcartArea } from './area.ts';

export const parkcartTable: ServiceTableOf<typeof parkcartArea> = {
  "/fedstrip/park_cart": {"method":"GET","access":"buyer","responses":["Initial","EmptyCart"]},
  "/fedstrip/park_cart_back": {"method":"POST","access":"buyer","responses":["Success"]},
  "/fedstrip/park_cart_submit": {"method":"POST","access":"buyer","responses":["Success","Initial","EmptyCart"]},
  "/parkcart/change_parkcart": {"method":"POST","access":"buyer","responses":["Success"]},
  "/parkcart/forward": {"method":"GET","access":"buyer","responses":["Initial","NotFound"]},
  "/parkcart/forward_submit": {"method":"POST","access":"buyer","spinner":"Sending...","responses":["Success","Initial","NotFound"]},
  "/parkcart/my_parkcart": {"method":"GET","access":"buyer","responses":["Success"]},
  "/parkcart/parkcart_detail": {"method":"GET","access":"buyer","responses":["Success","Requisitions","NotFound"]},
  "/parkcart/removecart": {"method":"GET","access":"buyer","responses":["DeleteConfirm","NotFound"]},
  "/parkcart/save_parkcart": {"method":"GET","access":"buyer","responses":["Initial","EmptyCart"]},
  "/parkcart/save_parkcart_submit": {"method":"POST","access":"buyer","responses":["Success","Initial","EmptyCart"]},
};
