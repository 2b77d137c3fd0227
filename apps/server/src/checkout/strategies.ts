import { randomUUID } from 'node:crypto';
import { defaultStrategies, type TotalsStrategies } from '../cart/index.ts';
import { countedDocumentNumbers, type DocumentNumbers } from './document-numbers/document-numbers.ts';
import { lastFourCardVault, type CardVault } from './payment/card-vault.ts';
import { billedByContractor, type PaymentAuthorization } from './payment/payment-authorization.ts';

/** The rules of checkout that differ between deployments. */
export interface CheckoutStrategies {
  readonly totals: TotalsStrategies;
  readonly cardVault: CardVault;
  readonly paymentAuthorization: PaymentAuthorization;
  readonly documentNumbers: DocumentNumbers;
}

export const defaultCheckoutStrategies: CheckoutStrategies = {
  totals: defaultStrategies,
  cardVault: lastFourCardVault(randomUUID),
  paymentAuthorization: billedByContractor,
  documentNumbers: countedDocumentNumbers,
};
