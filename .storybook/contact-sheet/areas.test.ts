import { expect, it } from 'vitest';
import { areasIn } from './areas.ts';

const entries = [
  { type: 'story', id: 'a', title: 'Screens/cart/shopping_cart/Initial', name: 'Two vendors' },
  { type: 'story', id: 'b', title: 'Screens/ggs/cart/select_payment/SelectPayment', name: 'Cards (FSS, USMC)' },
  { type: 'story', id: 'c', title: 'Screens/login/Success', name: 'On its own' },
  { type: 'docs', id: 'd', title: 'Screens/cart/shopping_cart/Initial', name: 'Docs' },
  { type: 'story', id: 'e', title: 'Components/Buttons/Button', name: 'Primary' },
];

it('puts the screens under the first part of their path', () => {
  expect([...areasIn(entries, [])]).toEqual([
    ['cart', [{ id: 'a', path: '/cart/shopping_cart', responseName: 'Initial', example: 'Two vendors' }]],
    ['ggs', [{ id: 'b', path: '/ggs/cart/select_payment', responseName: 'SelectPayment', example: 'Cards (FSS, USMC)' }]],
    ['login', [{ id: 'c', path: '/login', responseName: 'Success', example: 'On its own' }]],
  ]);
});

it('takes the areas that are asked for, and knows no others', () => {
  expect([...areasIn(entries, ['login']).keys()]).toEqual(['login']);
  expect(() => areasIn(entries, ['cart', 'kitchen'])).toThrow('There is no area kitchen; there are: cart, ggs, login.');
});
