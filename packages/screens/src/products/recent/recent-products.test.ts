import type { KeyValueStorage } from '@quartermaster/core';
import { describe, expect, it } from 'vitest';
import { forgetViewed, noteViewed, recentProducts } from './recent-products.ts';

function memoryStorage(initial: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const values = new Map(Object.entries(initial));
  return { get: (key) => values.get(key) ?? null, set: (key, value) => void values.set(key, value), remove: (key) => void values.delete(key), keys: () => [...values.keys()] };
}

const now = Date.parse('2026-11-24T12:00:00Z');
const day = 86_400_000;
const visitor = { buyer: null, now };
const buyer = { buyer: 'first@agency.example.gov', now };
const another = { buyer: 'second@agency.example.gov', now };
const unknown = { buyer: undefined, now };

describe('products that were looked at', () => {
  it('are each there once, the last one first, and never more than twelve', () => {
    const storage = memoryStorage();
    for (const id of ['a', 'b', 'a']) noteViewed(storage, id, visitor);
    expect(recentProducts(storage, visitor)).toEqual(['a', 'b']);
    for (let count = 0; count < 20; count += 1) noteViewed(storage, `p${count}`, visitor);
    expect(recentProducts(storage, visitor)).toHaveLength(12);
  });

  it('by a buyer are gone from the browser once no one is signed in; those of a visitor stay', () => {
    const storage = memoryStorage();
    noteViewed(storage, 'of-visitor', visitor);
    noteViewed(storage, 'of-buyer', buyer);
    expect(recentProducts(storage, buyer)).toEqual(['of-buyer', 'of-visitor']);
    expect(recentProducts(storage, visitor)).toEqual(['of-visitor']);
    expect(recentProducts(storage, buyer)).toEqual(['of-visitor']);
  });

  it('by a buyer are gone once another buyer is signed in', () => {
    const storage = memoryStorage();
    noteViewed(storage, 'of-buyer', buyer);
    expect(recentProducts(storage, another)).toEqual([]);
    expect(recentProducts(storage, buyer)).toEqual([]);
  });

  it('by a buyer are neither told nor gone while a page that was rendered for everyone does not know who is signed in, and nothing is noted', () => {
    const storage = memoryStorage();
    noteViewed(storage, 'of-buyer', buyer);
    noteViewed(storage, 'of-unknown', unknown);
    expect(recentProducts(storage, unknown)).toEqual([]);
    expect(recentProducts(storage, buyer)).toEqual(['of-buyer']);
  });

  it('are forgotten after thirty days, and at once where they are erased', () => {
    const storage = memoryStorage();
    noteViewed(storage, 'a', visitor);
    expect(recentProducts(storage, { ...visitor, now: now + 29 * day })).toEqual(['a']);
    expect(recentProducts(storage, { ...visitor, now: now + 31 * day })).toEqual([]);
    expect(storage.keys()).toEqual([]);
    noteViewed(storage, 'a', visitor);
    forgetViewed(storage);
    expect(storage.keys()).toEqual([]);
  });

  it.each(['{', '{"id":"a"}', '[{"id":1}]', 'null'])('are none where the browser keeps %s', (text) => {
    expect(recentProducts(memoryStorage({ recentlyViewed: text }), visitor)).toEqual([]);
  });
});
