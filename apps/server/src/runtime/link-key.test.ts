import { expect, it } from 'vitest';
import { linkAddress, linkKeyHash, linkKeyIn, newLinkKey, withoutLinkKeys } from './link-key.ts';

it('a key is in the address of its page alone: texts for others lose it, and the hash does not give it back', () => {
  const { key, hash } = newLinkKey({ token: (bytes) => `key_of-${bytes}` });
  const address = `https://market.example.gov${linkAddress('/page', key, { store: 'STATE' })}`;
  expect(address).toBe('https://market.example.gov/page?key=key_of-32&store=STATE');
  expect(linkKeyIn('/page', address)).toBe(key);
  expect(linkKeyIn('/other', address)).toBeUndefined();
  expect(withoutLinkKeys('/page', `Open ${address} soon.`)).toBe('Open https://market.example.gov/page?key=...&store=STATE soon.');
  expect(hash).toEqual(linkKeyHash(key));
  expect(hash.toString()).not.toContain(key);
});
