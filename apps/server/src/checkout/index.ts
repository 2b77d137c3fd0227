// The part of checkout that the composition of the server, and a deployment with rules of its own, use.
export { checkoutServices } from './checkout-services.ts';
export { checkoutDataOf, forgetCheckoutOf } from './data-of-buyer.ts';
export { readEmailTrouble, verifyEmailPage } from './email/email-trouble.ts';
export { forgetVaultedCard } from './payment/card-vault.ts';
export { orderRule, type OrderRule, type RuledBuyer } from './order-rule.ts';
export { onwardFrom } from './steps/onward.ts';
export type { CheckoutStrategies } from './strategies.ts';
export { readActivityPlaces, type ActivityPlace } from './address/activity-places.ts';
export { addSampleActivities, addSampleAddresses } from './address/sample-addresses.ts';
export { countedNumber, referenceNumber } from './document-numbers/reference-number.ts';
export { states } from './address/states.ts';
