import { expect, it } from 'vitest';
import { screen, type ScreenProps } from './screen.ts';

const Cart = (_: ScreenProps<'/cart/shopping_cart', 'Initial'>) => null;
const NeedsMore = (_: { attributes: { weather: string }; query: URLSearchParams }) => null;

it('a screen is contributed under its path and response name', () => {
  const declared = screen({ path: '/cart/shopping_cart', responseName: 'Initial', title: 'Cart', layout: 'index', load: () => Promise.resolve({ default: Cart }) });
  expect(declared).toMatchObject({ key: '/cart/shopping_cart Initial', value: { title: 'Cart' } });
  expect(Object.isFrozen(declared.value)).toBe(true);
});

it('only a component that takes the attributes of its response compiles', () => {
  const unchecked = [
    // @ts-expect-error the component wants attributes that this response does not carry
    () => screen({ path: '/cart/shopping_cart', responseName: 'Initial', title: 'Cart', layout: 'index', load: () => Promise.resolve({ default: NeedsMore }) }),
    // @ts-expect-error the service has no such response name
    () => screen({ path: '/cart/shopping_cart', responseName: 'Success', title: 'Cart', layout: 'index', load: () => Promise.resolve({ default: () => null }) }),
    // @ts-expect-error the contract has no such path
    () => screen({ path: '/cart/shoping_cart', responseName: 'Initial', title: 'Cart', layout: 'index', load: () => Promise.resolve({ default: () => null }) }),
  ];
  expect(unchecked).toHaveLength(3);
});
