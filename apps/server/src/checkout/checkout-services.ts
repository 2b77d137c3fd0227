import type { Implementation } from '../wire/index.ts';
import { addressBookServices } from './address/address-book-services.ts';
import { selectShippingService } from './address/select-shipping.ts';
import { managePaymentsServices } from './payment/manage-payments.ts';
import { selectPaymentService } from './payment/select-payment.ts';
import { reviewServices } from './review/review-services.ts';
import type { CheckoutStrategies } from './strategies.ts';

/** The services of checkout, and of what is kept for it: address book and ways to pay (specification, sections 2 and 7). */
export function checkoutServices(strategies: CheckoutStrategies): readonly Implementation[] {
  return [...reviewServices(strategies), selectShippingService(strategies), selectPaymentService(strategies), ...addressBookServices(), ...managePaymentsServices(strategies.cardVault)];
}
