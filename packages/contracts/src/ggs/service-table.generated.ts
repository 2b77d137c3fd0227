// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { ggsArea } from './area.ts';

export const ggsTable: ServiceTableOf<typeof ggsArea> = {
  "/ggs/cart/edit_shipping": {"method":"POST","access":"buyer","responses":["Initial","NewAAC","Create","CheckOutReview"]},
  "/ggs/cart/process_order": {"method":"POST","access":"buyer","spinner":"Placing your order...","responses":["OrderConfirmation","CheckOutReview","AFCDataEntry","AdvantageCart"]},
  "/ggs/cart/select_aac_shipping": {"method":"POST","access":"buyer","responses":["AacShipping","CheckOutReview"]},
  "/ggs/cart/select_payment": {"method":"POST","access":"buyer","responses":["SelectPayment","CheckOutReview"],"sensitive":["newCard.number"]},
  "/ggs/cart/select_shipping": {"method":"POST","access":"buyer","responses":["SelectShipping","Create","LegacyAddress","AacShipping","NewAAC","CheckOutReview"]},
  "/ggs/information/help": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"]},
  "/ggs/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"]},
  "/information/tutorial": {"method":"GET","access":"visitor","rendered":true,"responses":["3","9"]},
  "/usmc/start_page": {"method":"GET","access":"visitor","rendered":true,"responses":["Success"]},
};
