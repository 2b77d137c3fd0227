import { z } from 'zod';
import { defineService, response } from '../wire/service.ts';
import { readyReview } from './checkout.examples.ts';
import { aacWarningAnswer } from './aac-warning.schema.ts';
import { checkoutReviewSchema } from './checkout.schema.ts';
import { deliveryOptionsAnswer } from './delivery-options.schema.ts';
import { editProfileAnswer } from './member-information.schema.ts';
import { selectPayment } from './select-payment.service.ts';
import { selectShipping } from './select-shipping.service.ts';
import { destinationResponses } from './steps.ts';

/**
 * The next step of checkout (specification, section 2): the first one that the cart and the buyer's choices lack, or the one that is asked for where
 * nothing before it is missing. With nothing in the cart it leads to the cart.
 */
export const checkoutController = defineService({
  path: '/checkout/checkout_controller',
  method: 'GET',
  access: 'buyer',
  summary: 'The next step of checkout, decided by what the cart and the buyer’s choices lack',
  request: z.object({ step: z.enum(['EditProfile', 'AACWarning', 'SelectShipping', 'DeliveryOptions', 'SelectPayment']).optional().catch(undefined) }),
  responses: {
    CheckOutReview: response(checkoutReviewSchema, { 'Nothing is missing': readyReview }),
    SelectShipping: selectShipping.responses.SelectShipping,
    AacShipping: selectShipping.responses.AacShipping,
    SelectDodAAC: selectShipping.responses.AacShipping,
    AACWarning: aacWarningAnswer,
    EditProfile: editProfileAnswer,
    NewAAC: destinationResponses.NewAAC,
    DeliveryOptions: deliveryOptionsAnswer,
    SelectPayment: selectPayment.responses.SelectPayment,
  },
});
