import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterLikelihood, letterSequences } from './letter-model.ts';

/** What `marketplace.letter_sequence` holds for these words. */
function countsOf(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    const padded = `^^${word}$`;
    for (let end = 3; end <= padded.length; end += 1) {
      for (let length = 0; length <= 3; length += 1) {
        const sequence = padded.slice(end - length, end);
        counts.set(sequence, (counts.get(sequence) ?? 0) + 1);
      }
    }
  }
  return counts;
}

const word = fc.stringMatching(/^[a-z]{1,12}$/);
const counts = countsOf(['stapler', 'staple', 'paper', 'tape', 'label', 'table', 'cable', 'printer', 'pencil', 'marker']);

describe('the likelihood of letters', () => {
  it('is higher for what is written like a word than for the same letters in disorder', () => {
    expect(letterLikelihood('stable', counts)).toBeGreaterThan(letterLikelihood('tsabel', counts));
    expect(letterLikelihood('taper', counts)).toBeGreaterThan(letterLikelihood('tpare', counts));
  });

  it('is that of a probability, whatever is asked, and falls with the length where nothing is known', () => {
    fc.assert(fc.property(word, (typed) => { expect(letterLikelihood(typed, counts)).toBeLessThan(0); }));
    fc.assert(fc.property(word, (typed) => { expect(letterLikelihood(typed, new Map())).toBeCloseTo((typed.length + 1) * Math.log(1 / 27)); }));
  });

  it('asks for no more than the sequences that it says', () => {
    fc.assert(
      fc.property(word, (typed) => {
        const asked = new Map([...counts].filter(([sequence]) => letterSequences(typed).includes(sequence)));
        expect(letterLikelihood(typed, asked)).toBe(letterLikelihood(typed, counts));
      }),
    );
  });
});
