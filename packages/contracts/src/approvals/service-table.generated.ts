// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { approvalsArea } from './area.ts';

export const approvalsTable: ServiceTableOf<typeof approvalsArea> = {
  "/cart/afc_cart": {"method":"GET","access":"buyer","responses":["Initial","Success","OrderSummary","NotFound","AFCDataEntry"]},
  "/cart/afc_cart_change": {"method":"POST","access":"buyer","spinner":"Sending...","responses":["Initial","Success","OrderSummary","NotFound","AFCDataEntry","CheckOutReview","AdvantageCart"]},
  "/cart/afc_queue": {"method":"GET","access":"buyer","responses":["Success"]},
  "/cart/authorize_funds": {"method":"POST","access":"buyer","spinner":"Saving...","responses":["Initial","Success","OrderSummary","NotFound","AFCDataEntry"]},
};
