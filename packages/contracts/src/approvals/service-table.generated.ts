// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { approvalsArea } from './area.ts';

export const approvalsTable: ServiceTableOf<typeof approvalsArea> = {
  "/cart/afc_cart": {"method":"GET","access":"buyer","responses":["Initial","Success","OrderSummary","NotFound","AFCDataEntry"],"sensitive":[]},
  "/cart/afc_cart_change": {"method":"POST","access":"buyer","spinner":"Sending...","responses":["Initial","Success","OrderSummary","NotFound","AFCDataEntry","CheckOutReview","AdvantageCart"],"sensitive":[]},
  "/cart/afc_queue": {"method":"GET","access":"buyer","responses":["Success"],"sensitive":[]},
  "/cart/authorize_funds": {"method":"POST","access":"buyer","spinner":"Saving your decision...","responses":["Initial","Success","OrderSummary","NotFound","AFCDataEntry"],"sensitive":[]},
};
