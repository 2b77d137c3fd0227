import { expect, it } from 'vitest';
import { memoryStorage } from '../capabilities/key-value-storage.ts';
import { Preferences } from './preferences.ts';

const defaults = { products: 'list', services: 'grid' } as const;

it('products are in a list and services in a grid until the buyer chooses; their choice is remembered (section 9) [spec 3.4, 9.10]', () => {
  const storage = memoryStorage();
  const preferences = new Preferences(storage);
  expect([preferences.resultStyle('products', defaults), preferences.resultStyle('services', defaults)]).toEqual(['list', 'grid']);
  preferences.setResultStyle('products', 'grid');
  const later = new Preferences(storage);
  later.restore();
  expect([later.resultStyle('products', defaults), later.resultStyle('services', defaults)]).toEqual(['grid', 'grid']);
});

it('a stored style that means nothing is not taken', () => {
  const preferences = new Preferences(memoryStorage({ productsResultStyle: 'cards' }));
  preferences.restore();
  expect(preferences.resultStyle('products', defaults)).toBe('list');
});
