// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { checkoutArea } from './area.ts';

export const checkoutTable: ServiceTableOf<typeof checkoutArea> = {
  "/cart/delete_item": {"method":"POST","access":"visitor","responses":["Initial","Failure","CheckOutReview","DeliveryOptions","VerifyEmail","NewAAC","FreightForwarded"]},
  "/cart/edit_shipping": {"method":"POST","access":"buyer","responses":["Initial","NewAAC","Create","CheckOutReview"]},
  "/cart/edit_shipping_get": {"method":"GET","access":"buyer","responses":["Initial","NewAAC","Create"]},
  "/cart/enterZip": {"method":"GET","access":"visitor","responses":["Initial"]},
  "/cart/overseas_shipping": {"method":"GET","access":"visitor","responses":["Success"]},
  "/cart/shopping_cart_post": {"method":"POST","access":"visitor","responses":["Initial","Failure","CheckOutReview","DeliveryOptions","VerifyEmail","NewAAC","FreightForwarded"]},
  "/checkout/checkout_controller": {"method":"GET","access":"buyer","responses":["CheckOutReview","SelectShipping","AacShipping","SelectDodAAC","AACWarning","EditProfile","NewAAC","DeliveryOptions","SelectPayment"]},
  "/checkout/checkout_review": {"method":"GET","access":"buyer","responses":["CheckOutReview","AdvantageCart"]},
  "/checkout/checkout_review_submit": {"method":"POST","access":"buyer","spinner":"Placing your order...","responses":["OrderConfirmation","CheckOutReview","AFCDataEntry","AdvantageCart"]},
  "/checkout/delivery_options": {"method":"POST","access":"buyer","responses":["Initial","CheckOutReview","AdvantageCart"]},
  "/checkout/order_confirm": {"method":"GET","access":"buyer","responses":["OrderConfirmation","OrderError"]},
  "/checkout/select_breakbulk": {"method":"GET","access":"buyer","responses":["Initial"]},
  "/checkout/select_consigneeaac": {"method":"GET","access":"buyer","responses":["Initial"]},
  "/checkout/select_payment": {"method":"POST","access":"buyer","responses":["SelectPayment","CheckOutReview"],"sensitive":["newCard.number"]},
  "/checkout/select_shipping": {"method":"POST","access":"buyer","responses":["SelectShipping","Create","LegacyAddress","AacShipping","NewAAC","CheckOutReview"]},
};
