import type { AddressCheck, CardVault, DocumentNumbers, PaymentAuthorization, VendorTransport } from '@quartermaster/deployment';
import type { TotalsStrategies } from '../cart/index.ts';
import type { OrderRule } from './order-rule.ts';
import type { PurchaseCards } from './payment/purchase-cards.ts';

/** The rules of checkout that differ between deployments. */
export interface CheckoutStrategies {
  readonly totals: TotalsStrategies;
  readonly cardVault: CardVault;
  readonly paymentAuthorization: PaymentAuthorization;
  readonly purchaseCards: PurchaseCards;
  readonly documentNumbers: DocumentNumbers;
  readonly addressChecks: AddressCheck;
  readonly vendorTransports: readonly VendorTransport[];
  readonly orderRule: OrderRule;
}
