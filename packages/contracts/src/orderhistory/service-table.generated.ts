// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { orderHistoryArea } from './area.ts';

export const orderHistoryTable: ServiceTableOf<typeof orderHistoryArea> = {
  "/orderhistory/change_purchase_order": {"method":"POST","access":"buyer","spinner":"Saving...","responses":["Success","Failure"],"sensitive":[]},
  "/orderhistory/change_requisition": {"method":"POST","access":"buyer","spinner":"Saving...","responses":["Success","Failure"],"sensitive":[]},
  "/orderhistory/change_statement": {"method":"POST","access":"buyer","spinner":"Saving...","responses":["Success","Removed","Failure"],"sensitive":[]},
  "/orderhistory/dashboard": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/orderhistory/my_orders": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/orderhistory/order_details": {"method":"GET","access":"buyer","responses":["Success","Failure"],"sensitive":[]},
  "/orderhistory/order_search": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/orderhistory/order_summary": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/orderhistory/reconcile": {"method":"GET","access":"buyer","responses":["Initial","Success","Failure"],"sensitive":[]},
  "/orderhistory/requisition_detail": {"method":"GET","access":"buyer","responses":["Success","List","Failure"],"sensitive":[]},
  "/orderhistory/requisition_pdf": {"method":"GET_PDF","access":"buyer","spinner":"Preparing the document...","responses":["Failure"],"sensitive":[]},
  "/orderhistory/upload_statement": {"method":"POST","access":"buyer","responses":["Success","Unreadable"],"sensitive":["text"]},
  "/orderhistory/view_pdf": {"method":"GET_PDF","access":"buyer","spinner":"Preparing the document...","responses":["Failure"],"sensitive":[]},
};
