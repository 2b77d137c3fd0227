import { expect, it } from 'vitest';
import { entriesWithWords } from './index-with-words.ts';

it('gives an entry its words where the search looks for headings, and leaves the others alone', () => {
  const entries = { cart: { id: 'cart', name: 'Two vendors' }, button: { id: 'button', name: 'Primary' } };
  expect(entriesWithWords(entries, { cart: ['/cart/shopping_cart', 'Initial'] })).toEqual({
    cart: { id: 'cart', name: 'Two vendors', anchors: [{ id: 'word-0', title: '/cart/shopping_cart' }, { id: 'word-1', title: 'Initial' }] },
    button: { id: 'button', name: 'Primary' },
  });
});
