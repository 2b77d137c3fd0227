import { z } from 'zod';
import { checkoutReviewSubmit } from '../checkout/checkout-review.services.ts';
import { editShipping } from '../checkout/edit-shipping.services.ts';
import { selectPayment } from '../checkout/select-payment.service.ts';
import { selectShipping } from '../checkout/select-shipping.service.ts';
import { defineService } from '../wire/service.ts';

// The steps of checkout in the stores of Global Supply (specification, section 2): the same requests and answers as those of the other stores. In another store they lead to its review.

export const ggsSelectPayment = defineService({ ...selectPayment, path: '/ggs/cart/select_payment', summary: 'Shows the payment methods of a Global Supply order, or chooses one' });

export const ggsSelectShipping = defineService({ ...selectShipping, path: '/ggs/cart/select_shipping', summary: 'Shows the address book for a Global Supply order, or chooses where to ship' });

/** An activity that the order goes to. */
export const ggsSelectAacShipping = defineService({
  path: '/ggs/cart/select_aac_shipping',
  method: 'POST',
  access: 'buyer',
  summary: 'Asks for the activity that a Global Supply order goes to, or chooses it',
  request: z.object({ aac: z.string().max(1000).optional(), breakbulk: z.string().max(1000).optional() }),
  responses: { AacShipping: selectShipping.responses.AacShipping, CheckOutReview: selectShipping.responses.CheckOutReview },
});

export const ggsEditShipping = defineService({ ...editShipping, path: '/ggs/cart/edit_shipping', summary: 'Chooses where the order of one vendor of Global Supply goes, or a part of it' });

/** Once for a submit key, as `/checkout/checkout_review_submit`. */
export const ggsProcessOrder = defineService({ ...checkoutReviewSubmit, path: '/ggs/cart/process_order', summary: 'Places a Global Supply order: exactly once for a submit key' });
