import { homeCountry, stateOfZip, zipRule, type Address } from '@quartermaster/contracts';
import { cartAt, ownerOf, priceCart, readCart, summaryOf, withReplacements } from '../../cart/index.ts';
import { implement, respond, serviceAt, withCartSummary, type Implementation } from '../../wire/index.ts';
import { findProblems } from '../review/problems.ts';
import { standings } from '../review/read-review.ts';
import { warningsOf } from '../review/cart-outlook.ts';
import type { CheckoutStrategies } from '../strategies.ts';

/** The cart as it would be delivered to a ZIP code: no address is needed for it, and nothing is kept (specification, section 2, Cart). */
export const enterZipService = (strategies: CheckoutStrategies): Implementation =>
  implement(serviceAt('/cart/enterZip'), async ({ zip: typed }, context) => {
    const zip = typed.trim();
    const message = zipRule(zip);
    const state = cartAt(await readCart(context.database, ownerOf(context)), context.clock.now());
    const there = { addressId: '', zip, state: stateOfZip(zip) ?? '' };
    const destination = message === null ? { country: homeCountry, state: there.state, zip, finalCountry: null } : null;
    const cart = await withReplacements(context.database, context.store.name, await priceCart(state, destination, strategies.totals));
    const everywhere = new Map(message === null ? state.lines.map(({ cartKey }) => [cartKey, [there as Address]]) : []);
    const warnings = warningsOf(findProblems({ groups: cart.groups, terms: [], totals: cart.totals, shipTo: null, payment: null }, standings(state, everywhere)))
      .map(({ groupId: _of, ...warning }) => warning);
    return withCartSummary(respond('Initial', { cart, refused: [], ...(warnings.length > 0 && { warnings }), deliverTo: { zip, message } }), summaryOf(cart));
  });
