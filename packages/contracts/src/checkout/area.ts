import { defineContractArea } from '../wire/contract-area.ts';
import { checkoutReview, checkoutReviewSubmit, orderConfirm } from './checkout-review.services.ts';
import { checkoutController } from './checkout-controller.service.ts';
import { deliveryOptions } from './delivery-options.service.ts';
import { deleteItem, shoppingCartPost } from './leave-cart.services.ts';
import { selectPayment } from './select-payment.service.ts';
import { selectShipping } from './select-shipping.service.ts';

export const checkoutArea = defineContractArea('checkout', [
  shoppingCartPost,
  deleteItem,
  checkoutController,
  checkoutReview,
  deliveryOptions,
  checkoutReviewSubmit,
  orderConfirm,
  selectShipping,
  selectPayment,
]);
