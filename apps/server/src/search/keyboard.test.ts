import { describe, expect, it } from 'vitest';
import { neighborKeys } from './keyboard.ts';
import { typoLikelihood } from './spelling.ts';

describe('the neighbors of a key', () => {
  it('are the keys around it, and those of what is no letter are none', () => {
    expect([...neighborKeys('s')].toSorted()).toEqual(['a', 'd', 'e', 'w', 'x', 'z']);
    expect([...neighborKeys('q')].toSorted()).toEqual(['a', 'w']);
    expect([...neighborKeys('7'), ...neighborKeys('')]).toEqual([]);
  });

  it('are typed for each other', () => {
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') for (const other of neighborKeys(letter)) expect([letter, other, neighborKeys(other).has(letter)]).toEqual([letter, other, true]);
  });

  it('are likelier typos than other letters', () => expect(typoLikelihood('tonet', 'toner')).toBeGreaterThan(typoLikelihood('tonem', 'toner')));
});
