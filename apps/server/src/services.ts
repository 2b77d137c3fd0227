import { cartServices } from './cart/index.ts';
import { catalogServices } from './catalog/index.ts';
import { categoryServices } from './categories/index.ts';
import { checkoutServices, defaultCheckoutStrategies, type CheckoutStrategies } from './checkout/index.ts';
import { informationServices } from './information/index.ts';
import { loginServices, type Identity } from './login/index.ts';
import type { LegacyUrls } from './main/legacy-addresses.ts';
import { mainServices } from './main/main-services.ts';
import { orderHistoryServices } from './orderhistory/index.ts';
import { registrationServices } from './profile/registration/index.ts';
import { agencyServices } from './profile/agencies.ts';
import { searchServices } from './search/index.ts';
import { smartCardServices } from './smart-card/index.ts';
import type { StoreFailures } from './store-failures/index.ts';
import { storePackageServices } from './store-packages/index.ts';
import { ggsServices } from './virtual-store/ggs-services.ts';
import { defaultMemberRules, virtualStoreServices, type MemberRules } from './virtual-store/index.ts';
import type { Implementation } from './wire/index.ts';

/** Every service of the contract with its handler. */
export function allServices(
  identity: Identity,
  strategies: CheckoutStrategies = defaultCheckoutStrategies,
  legacyUrls?: LegacyUrls,
  memberRules: MemberRules = defaultMemberRules,
  storeFailures: Pick<StoreFailures, 'inBrowser'> = { inBrowser: () => {} },
): readonly Implementation[] {
  return [
    ...mainServices(identity, legacyUrls),
    ...loginServices(identity),
    ...catalogServices(),
    ...registrationServices(),
    ...categoryServices(),
    ...agencyServices(),
    ...informationServices(),
    ...ggsServices(),
    ...searchServices(),
    ...cartServices(strategies.totals),
    ...checkoutServices(strategies),
    ...orderHistoryServices(),
    ...smartCardServices(identity),
    ...storePackageServices(storeFailures),
    ...virtualStoreServices(identity, memberRules),
  ];
}
