import { cartServices } from './cart/index.ts';
import { catalogServices } from './catalog/index.ts';
import { checkoutServices, defaultCheckoutStrategies, type CheckoutStrategies } from './checkout/index.ts';
import { loginServices, type Identity } from './login/index.ts';
import { mainServices } from './main/main-services.ts';
import { orderHistoryServices } from './orderhistory/index.ts';
import { searchServices } from './search/index.ts';
import type { Implementation } from './wire/index.ts';

/** Every service of the contract with its handler. */
export function allServices(identity: Identity, sessionTimeout: number, strategies: CheckoutStrategies = defaultCheckoutStrategies): readonly Implementation[] {
  return [
    ...mainServices(identity, sessionTimeout),
    ...loginServices(identity),
    ...catalogServices(),
    ...searchServices(),
    ...cartServices(strategies.totals),
    ...checkoutServices(strategies),
    ...orderHistoryServices(),
  ];
}
