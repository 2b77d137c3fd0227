import type { Implementation } from '../wire/index.ts';
import { addressChanges } from './address/address-changes.ts';
import { addressPages } from './address/address-pages.ts';
import { addressFileServices } from './address/files/address-file-services.ts';
import { selectShippingService } from './address/select-shipping.ts';
import { managePaymentsServices } from './payment/manage-payments.ts';
import { selectPaymentService } from './payment/select-payment.ts';
import { reviewServices } from './review/review-services.ts';
import { checkoutController } from './steps/checkout-controller.ts';
import type { CheckoutStrategies } from './strategies.ts';

/** The services of checkout, and of what is kept for it: address book and ways to pay (specification, sections 2 and 7). */
export function checkoutServices(strategies: CheckoutStrategies): readonly Implementation[] {
  return [...reviewServices(strategies), checkoutController(strategies), selectShippingService(strategies), selectPaymentService(strategies), ...addressServices(strategies), ...managePaymentsServices(strategies)];
}

/** The address book, as pages of the profile. */
const addressServices = (strategies: CheckoutStrategies): readonly Implementation[] => [...addressPages(strategies), ...addressChanges(strategies), ...addressFileServices(strategies)];
