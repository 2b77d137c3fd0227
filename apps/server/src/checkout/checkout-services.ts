import type { Implementation } from '../wire/index.ts';
import { breakBulkServices } from './address/break-bulk.ts';
import { addressChanges } from './address/address-changes.ts';
import { addressPages } from './address/address-pages.ts';
import { addressFileServices } from './address/files/address-file-services.ts';
import { selectShippingServices } from './address/select-shipping.ts';
import { editShippingServices } from './destinations/edit-shipping.ts';
import { managePaymentsServices } from './payment/manage-payments.ts';
import { selectPaymentServices } from './payment/select-payment.ts';
import { reviewServices } from './review/review-services.ts';
import { enterZipService } from './steps/enter-zip.ts';
import { overseasShippingService } from './steps/overseas-shipping.ts';
import { checkoutController } from './steps/checkout-controller.ts';
import type { CheckoutStrategies } from './strategies.ts';

/** The services of checkout, and of what is kept for it: address book and ways to pay (specification, sections 2 and 7). */
export function checkoutServices(strategies: CheckoutStrategies): readonly Implementation[] {
  return [...reviewServices(strategies), checkoutController(strategies), overseasShippingService, enterZipService(strategies), ...selectShippingServices(strategies), ...breakBulkServices(strategies), ...editShippingServices(strategies), ...selectPaymentServices(strategies), ...addressServices(strategies), ...managePaymentsServices(strategies)];
}

/** The address book, as pages of the profile. */
const addressServices = (strategies: CheckoutStrategies): readonly Implementation[] => [...addressPages(strategies), ...addressChanges(strategies), ...addressFileServices(strategies)];
