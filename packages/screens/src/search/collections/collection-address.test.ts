import { expect, it } from 'vitest';
import { collectionAddress } from './collection-address.ts';

const search = { q: 'lock', kind: 'products' as const, indicator: ['SB', 'TAA'], category: ['63', 'D310'], sin: ['334290'] };

it('all of a special category is found by all that it asks for', () => {
  expect(collectionAddress({ search }).toString()).toBe('q=lock&kind=products&category=63&category=D310&indicator=SB&indicator=TAA&sin=334290');
  expect(collectionAddress({ search: {} }).toString()).toBe('');
});

it('a category takes the place of those that it asks for', () => {
  expect(collectionAddress({ search }, '63').toString()).toBe('q=lock&kind=products&category=63&indicator=SB&indicator=TAA&sin=334290');
});
