// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { orderHistoryArea } from './area.ts';

export const orderHistoryTable: ServiceTableOf<typeof orderHistoryArea> = {
  "/orderhistory/change_purchase_order": {"method":"POST","access":"buyer","spinner":"Saving...","responses":["Success","Failure"]},
  "/orderhistory/change_requisition": {"method":"POST","access":"buyer","spinner":"Saving...","responses":["Success","Failure"]},
  "/orderhistory/change_statement": {"method":"POST","access":"buyer","spinner":"Saving...","responses":["Success","Removed","Failure"]},
  "/orderhistory/dashboard": {"method":"GET","access":"buyer","responses":["Success"]},
  "/orderhistory/my_orders": {"method":"GET","access":"buyer","responses":["Success"]},
  "/orderhistory/order_details": {"method":"GET","access":"buyer","responses":["Success","Failure"]},
  "/orderhistory/order_search": {"method":"GET","access":"buyer","responses":["Success"]},
  "/orderhistory/order_summary": {"method":"GET","access":"buyer","responses":["Success"]},
  "/orderhistory/reconcile": {"method":"GET","access":"buyer","responses":["Initial","Success","Failure"]},
  "/orderhistory/requisition_detail": {"method":"GET","access":"buyer","responses":["Success","List","Failure"]},
  "/orderhistory/requisition_pdf": {"method":"GET_PDF","access":"buyer","spinner":"Preparing the document...","responses":["Failure"]},
  "/orderhistory/upload_statement": {"method":"POST","access":"buyer","responses":["Success","Unreadable"],"sensitive":["text"]},
  "/orderhistory/view_pdf": {"method":"GET_PDF","access":"buyer","spinner":"Preparing the document...","responses":["Failure"]},
};
