import { expect, it } from 'vitest';
import type { ListedScreen } from '../screens/screen-list.ts';
import { overviewRows } from './overview-rows.ts';

const cart: ListedScreen = { path: '/cart/shopping_cart', responseName: 'Initial', example: 'Two vendors', words: { area: 'Cart', screen: 'Shopping cart', occasion: 'The cart' }, alias: [], stores: ['ADVANTAGE', 'VA'], shownIn: ['ADVANTAGE', 'VA', 'FSS'], isModal: false, isOverride: false, isRepeated: false };
const ggsCart: ListedScreen = { ...cart, stores: ['FSS'], isOverride: true };

it('has a row for each response, with the screen and the examples of each store', () => {
  const theirs = { story: 'screens-cart-shopping-cart-initial--two-vendors', examples: 2, isOwn: false };
  expect(overviewRows([cart, { ...cart, example: 'An empty cart' }, ggsCart])).toEqual([{
    path: '/cart/shopping_cart',
    responseName: 'Initial',
    words: ['Cart: Shopping cart'],
    cells: { ADVANTAGE: theirs, VA: theirs, FSS: { story: 'screens-cart-shopping-cart-initial--two-vendors-fss', examples: 1, isOwn: true } },
  }]);
});
