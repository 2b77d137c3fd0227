// What the composition of the server, and a deployment with rules of its own, use of checkout.
export { checkoutServices } from './checkout-services.ts';
export { defaultCheckoutStrategies, type CheckoutStrategies } from './strategies.ts';
export { countedDocumentNumbers, type DocumentNumbers } from './document-numbers/document-numbers.ts';
export { isOrderNumber } from './document-numbers/order-number.ts';
export { lastFourCardVault, type CardVault, type TypedCard, type VaultedCard } from './payment/card-vault.ts';
export { billedByContractor, type Authorization, type PaymentAuthorization } from './payment/payment-authorization.ts';
export { addSampleActivities, addSampleAddresses } from './address/sample-addresses.ts';
export { dammDigit } from './document-numbers/damm.ts';
