import { browse } from './browse/area.ts';
import { cart } from './cart/area.ts';
import { catalog } from './catalog/area.ts';
import { checkout } from './checkout/area.ts';
import { information } from './information/area.ts';
import { login } from './login/area.ts';
import { main } from './main/area.ts';
import { orderHistory } from './orderhistory/area.ts';
import { profile } from './profile/area.ts';
import { search } from './search/area.ts';
import { shell } from './shell/area.ts';
import { virtualStore } from './virtual-store/area.ts';

/** Every area, for stores that replace a screen or all of an area: `overrideScreen(areas.cart.screens.shoppingCart, ...)`. */
export const areas = Object.freeze({ shell, main, browse, search, catalog, information, login, cart, checkout, orderHistory, profile, virtualStore });

/** What every store falls through to: screens, layouts and what is around them. */
export const areaDefaults = Object.freeze(Object.values(areas).flatMap(({ contributions }) => contributions));
