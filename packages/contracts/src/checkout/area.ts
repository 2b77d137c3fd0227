import { defineContractArea } from '../wire/contract-area.ts';
import { checkoutReview, checkoutReviewSubmit, orderConfirm } from './checkout-review.services.ts';
import { checkoutController } from './checkout-controller.service.ts';
import { deliveryOptions } from './delivery-options.service.ts';
import { selectBreakbulk, selectConsigneeAac } from './break-bulk.services.ts';
import { enterZip } from './enter-zip.service.ts';
import { overseasShipping } from './overseas-shipping.service.ts';
import { editShipping, editShippingGet } from './edit-shipping.services.ts';
import { deleteItem, shoppingCartPost } from './leave-cart.services.ts';
import { selectPayment } from './select-payment.service.ts';
import { selectShipping } from './select-shipping.service.ts';

export const checkoutArea = defineContractArea('checkout', [
  shoppingCartPost,
  deleteItem,
  checkoutController,
  checkoutReview,
  deliveryOptions,
  enterZip,
  overseasShipping,
  selectBreakbulk,
  selectConsigneeAac,
  editShippingGet,
  editShipping,
  checkoutReviewSubmit,
  orderConfirm,
  selectShipping,
  selectPayment,
]);
