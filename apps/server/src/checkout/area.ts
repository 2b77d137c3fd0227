import { addressChecks, cardVault, documentNumbers, paymentAuthorization, shippingQuotes, taxQuotes, vendorTransports } from '@quartermaster/deployment';
import { byDefault, defineArea, provide, type Given } from '../area/index.ts';
import { cartOnward } from '../cart/index.ts';
import { database, demoAccounts, randomness } from '../runtime/index.ts';
import { approvalGate } from './approval-gate.ts';
import { checkByRules } from './address/place-rules.ts';
import { addSampleActivities } from './address/sample-addresses.ts';
import { checkoutServices } from './checkout-services.ts';
import { memberInformation } from './member-information.ts';
import { orderRule } from './order-rule.ts';
import { countedDocumentNumbers } from './document-numbers/document-numbers.ts';
import { lastFourCardVault } from './payment/card-vault.ts';
import { billedByContractor } from './payment/payment-authorization.ts';
import { purchaseCardSettings, purchaseCardsOf } from './payment/purchase-cards.ts';
import { onwardFrom } from './steps/onward.ts';
import { checkoutStrategies, type CheckoutStrategies } from './strategies.ts';

/** The rules of checkout that differ between deployments. */
const rules = {
  purchaseCardStores: purchaseCardSettings.stores, purchaseCardPrefixes: purchaseCardSettings.prefixes, purchaseCardLimit: purchaseCardSettings.limit, shipping: shippingQuotes, tax: taxQuotes, cardVault,
  paymentAuthorization, documentNumbers, addressChecks, vendorTransports, orderRule, approvalGate, memberInformation,
};

const strategiesOf = ({ shipping, tax, purchaseCardStores, purchaseCardPrefixes, purchaseCardLimit, ...strategies }: Given<typeof rules>): CheckoutStrategies => ({
  totals: { shipping, tax }, purchaseCards: purchaseCardsOf(purchaseCardStores, purchaseCardPrefixes, purchaseCardLimit), ...strategies,
});

export const checkoutArea = defineArea({
  name: 'checkout',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login'] },
  settings: Object.values(purchaseCardSettings),
  points: [
    byDefault(cardVault, { needs: { randomness }, open: ({ randomness }) => lastFourCardVault(randomness.uuid) }),
    byDefault(paymentAuthorization, { open: () => billedByContractor }),
    byDefault(documentNumbers, { open: () => countedDocumentNumbers }),
    byDefault(addressChecks, { open: () => checkByRules }),
    byDefault(vendorTransports, { open: () => [] }),
  ],
  provides: [
    provide(cartOnward, { needs: rules, open: (given) => onwardFrom(strategiesOf(given)) }),
    provide(checkoutStrategies, { needs: rules, open: strategiesOf }),
  ],
  needs: { database, demoAccounts, ...rules },
  services: (given) => checkoutServices(strategiesOf(given)),
  async start({ database, demoAccounts }) {
    if (demoAccounts) await addSampleActivities(database);
  },
});
