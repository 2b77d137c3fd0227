import { describe, expect, it } from 'vitest';
import { isEnglish, isEnglishCompound, newWordLikelihood } from './english-words.ts';

describe('words of English', () => {
  it('are the common ones in all their forms, and neither typos nor names', () => {
    expect(['token', 'tokens', 'paying', 'certain', 'color'].filter((word) => !isEnglish(word))).toEqual([]);
    expect(['tokn', 'catridge', 'toughbook', 'colour'].filter(isEnglish)).toEqual([]);
  });

  it('are compounds, common or not', () => {
    expect(['timeout', 'outbox', 'keypad'].filter((word) => !isEnglishCompound(word))).toEqual([]);
    expect(['newaddress', 'aluminumladder', 'keypda'].filter(isEnglishCompound)).toEqual([]);
  });

  it('are the likelier the more common they are', () => expect(newWordLikelihood('took', -16)).toBeGreaterThan(newWordLikelihood('tokens', -16)));

  it('are likelier to be meant as they are than their letters tell', () => {
    expect(newWordLikelihood('tokens', -16)).toBeGreaterThan(-13);
    expect(newWordLikelihood('tokns', -16)).toBe(-18);
    expect(newWordLikelihood('otoscope', -20)).toBeGreaterThan(-14);
    expect(newWordLikelihood('nsn', -9)).toBe(-9);
    expect(newWordLikelihood('tokens', -5)).toBeGreaterThan(newWordLikelihood('tokens', -16));
  });
});
