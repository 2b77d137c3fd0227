import type { Implementation } from '../wire/index.ts';
import { selectShippingService } from './address/select-shipping.ts';
import { selectPaymentService } from './payment/select-payment.ts';
import { reviewServices } from './review/review-services.ts';
import type { CheckoutStrategies } from './strategies.ts';

/** The services of checkout (specification, sections 2 and 7). */
export function checkoutServices(strategies: CheckoutStrategies): readonly Implementation[] {
  return [...reviewServices(strategies), selectShippingService(strategies), selectPaymentService(strategies)];
}
