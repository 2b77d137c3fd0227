// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { orderHistoryArea } from './area.ts';

export const orderHistoryTable: ServiceTableOf<typeof orderHistoryArea> = {
  "/orderhistory/change_purchase_order": {"method":"POST","access":"buyer","spinner":"Saving...","responses":["Success","Failure"],"sensitive":[]},
  "/orderhistory/dashboard": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/orderhistory/my_orders": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/orderhistory/order_details": {"method":"GET","access":"buyer","responses":["Success","Failure"],"sensitive":[]},
  "/orderhistory/order_search": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/orderhistory/order_summary": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/orderhistory/view_pdf": {"method":"GET_PDF","access":"buyer","spinner":"Preparing the document...","responses":["Failure"],"sensitive":[]},
};
