// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { parkcartArea } from './area.ts';

export const parkcartTable: ServiceTableOf<typeof parkcartArea> = {
  "/fedstrip/park_cart": {"method":"GET","access":"buyer","responses":["Initial","EmptyCart"],"sensitive":[]},
  "/fedstrip/park_cart_back": {"method":"POST","access":"buyer","responses":["Success"],"sensitive":[]},
  "/fedstrip/park_cart_submit": {"method":"POST","access":"buyer","responses":["Success","Initial","EmptyCart"],"sensitive":[]},
  "/parkcart/change_parkcart": {"method":"POST","access":"buyer","responses":["Success"],"sensitive":[]},
  "/parkcart/forward": {"method":"GET","access":"buyer","responses":["Initial","NotFound"],"sensitive":[]},
  "/parkcart/forward_submit": {"method":"POST","access":"buyer","spinner":"Sending...","responses":["Success","Initial","NotFound"],"sensitive":[]},
  "/parkcart/my_parkcart": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/parkcart/parkcart_detail": {"method":"GET","access":"buyer","responses":["Success","Requisitions","NotFound"],"sensitive":[]},
  "/parkcart/removecart": {"method":"GET","access":"buyer","responses":["DeleteConfirm","NotFound"],"sensitive":[]},
  "/parkcart/save_parkcart": {"method":"GET","access":"buyer","responses":["Initial","EmptyCart"],"sensitive":[]},
  "/parkcart/save_parkcart_submit": {"method":"POST","access":"buyer","responses":["Success","Initial","EmptyCart"],"sensitive":[]},
};
