import type { AddressCheck, CardVault, DocumentNumbers, PaymentAuthorization, VendorTransport } from '@quartermaster/deployment';
import type { TotalsStrategies } from '../cart/index.ts';
import { defineToken } from '../runtime/index.ts';
import type { ApprovalGate } from './approval-gate.ts';
import type { MemberProfile } from './member-information.ts';
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
  readonly approvalGate: ApprovalGate;
  readonly memberInformation: MemberProfile;
}

export const checkoutStrategies = defineToken<CheckoutStrategies>('checkoutStrategies', 'The rules by which orders are placed, for areas that place them in the name of a buyer.');
