// Generated from the service declarations by `npm run generate -w @quartermaster/contracts`. Do not edit.
import type { ServiceTableOf } from '../wire/service-table-entry.ts';
import type { checkoutArea } from './area.ts';

export const checkoutTable: ServiceTableOf<typeof checkoutArea> = {
  "/cart/delete_item": {"method":"POST","access":"visitor","responses":["Initial","Failure","CheckOutReview","DeliveryOptions","VerifyEmail","NewAAC","FreightForwarded"],"sensitive":[]},
  "/cart/edit_shipping": {"method":"POST","access":"buyer","responses":["Initial","NewAAC","Create","CheckOutReview"],"sensitive":[]},
  "/cart/edit_shipping_get": {"method":"GET","access":"buyer","responses":["Initial","NewAAC","Create"],"sensitive":[]},
  "/cart/enterZip": {"method":"GET","access":"visitor","responses":["Initial"],"sensitive":[]},
  "/cart/overseas_shipping": {"method":"GET","access":"visitor","responses":["Success"],"sensitive":[]},
  "/cart/shopping_cart_post": {"method":"POST","access":"visitor","responses":["Initial","Failure","CheckOutReview","DeliveryOptions","VerifyEmail","NewAAC","FreightForwarded"],"sensitive":[]},
  "/checkout/checkout_controller": {"method":"GET","access":"buyer","responses":["CheckOutReview","SelectShipping","AacShipping","SelectDodAAC","AACWarning","EditProfile","NewAAC","DeliveryOptions","SelectPayment"],"sensitive":[]},
  "/checkout/checkout_review": {"method":"GET","access":"buyer","responses":["CheckOutReview","AdvantageCart"],"sensitive":[]},
  "/checkout/checkout_review_submit": {"method":"POST","access":"buyer","spinner":"Placing your order...","responses":["OrderConfirmation","CheckOutReview","AFCDataEntry","AdvantageCart"],"sensitive":[]},
  "/checkout/delivery_options": {"method":"POST","access":"buyer","responses":["Initial","CheckOutReview","AdvantageCart"],"sensitive":[]},
  "/checkout/order_confirm": {"method":"GET","access":"buyer","responses":["OrderConfirmation","OrderError"],"sensitive":[]},
  "/checkout/select_breakbulk": {"method":"GET","access":"buyer","responses":["Initial"],"sensitive":[]},
  "/checkout/select_consigneeaac": {"method":"GET","access":"buyer","responses":["Initial"],"sensitive":[]},
  "/checkout/select_payment": {"method":"POST","access":"buyer","responses":["SelectPayment","CheckOutReview"],"sensitive":["newCard.number"]},
  "/checkout/select_shipping": {"method":"POST","access":"buyer","responses":["SelectShipping","Create","LegacyAddress","AacShipping","NewAAC","CheckOutReview"],"sensitive":[]},
};
