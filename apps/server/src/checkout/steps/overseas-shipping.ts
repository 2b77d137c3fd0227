import { homeCountry, isMilitaryState } from '@quartermaster/contracts';
import { cartAt, ownerOf, readCart, vendorGroups } from '../../cart/index.ts';
import { implement, respond, serviceAt, type Implementation } from '../../wire/index.ts';

/** What of the caller's cart is shipped overseas (specification, section 2, Cart). */
export const overseasShippingService: Implementation = implement(serviceAt('/cart/overseas_shipping'), async (_request, context) => {
  const cart = cartAt(await readCart(context.database, ownerOf(context)), context.clock.now());
  const areas = new Map(cart.lines.map(({ cartKey, serviceArea }) => [cartKey, serviceArea ?? []]));
  return respond('Success', {
    lines: vendorGroups(cart).flatMap(({ vendor, lines }) => lines.map(({ cartKey, name }) => ({ cartKey, name, vendor: vendor.name, countries: countriesOf(areas.get(cartKey) ?? []) }))),
  });
});

/** Other countries of a service area, which has first digits of ZIP codes beside them. */
const countriesOf = (area: readonly string[]): string[] => area.filter((entry) => /^[A-Z]{2}$/.test(entry) && entry !== homeCountry && !isMilitaryState(entry));
