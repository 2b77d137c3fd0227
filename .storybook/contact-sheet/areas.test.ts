import { expect, it } from 'vitest';
import { areasIn } from './areas.ts';

const entries = [
  { type: 'story', id: 'a', title: 'Screens/Cart/Shopping cart', name: 'Two vendors', tags: ['dev', '/cart/shopping_cart', 'VA'] },
  { type: 'story', id: 'b', title: 'Screens/Global Supply/Select payment', name: 'Cards (FSS, USMC)', tags: ['/ggs/cart/select_payment'] },
  { type: 'story', id: 'c', title: 'Screens/Sign-in/Login', name: 'On its own', tags: ['/login'] },
  { type: 'docs', id: 'd', title: 'Screens/Cart/Shopping cart', name: 'Docs', tags: ['/cart/shopping_cart'] },
  { type: 'story', id: 'e', title: 'Components/Buttons/Button', name: 'Primary', tags: ['dev'] },
];

it('puts the screens under the first part of their path', () => {
  expect([...areasIn(entries, [])]).toEqual([
    ['cart', [{ id: 'a', path: '/cart/shopping_cart', screen: 'Cart: Shopping cart', example: 'Two vendors' }]],
    ['ggs', [{ id: 'b', path: '/ggs/cart/select_payment', screen: 'Global Supply: Select payment', example: 'Cards (FSS, USMC)' }]],
    ['login', [{ id: 'c', path: '/login', screen: 'Sign-in: Login', example: 'On its own' }]],
  ]);
});

it('takes the areas that are asked for, and knows no others', () => {
  expect([...areasIn(entries, ['login']).keys()]).toEqual(['login']);
  expect(() => areasIn(entries, ['cart', 'kitchen'])).toThrow('There is no area kitchen; there are: cart, ggs, login.');
});
