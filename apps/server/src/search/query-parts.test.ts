import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarks } from './query-marks.ts';
import { partsOfQuery, queryOfParts } from './query-parts.ts';

describe('a query in the fields of a form', () => {
  it.each([
    ['xerox "toner cartridge" -refurbished -used', { words: 'xerox', phrase: 'toner cartridge', without: 'refurbished used' }],
    ['toner -"3m" -"wi-fi" -"compatible cartridges"', { words: 'toner', phrase: '', without: '3m wi-fi "compatible cartridges"' }],
    ['24" monitor', { words: '24" monitor', phrase: '', without: '' }],
    ['wi-fi router', { words: 'wi-fi router', phrase: '', without: '' }],
  ])('is taken apart and put together again: %s', (q, parts) => {
    expect(partsOfQuery(q)).toEqual(parts);
    expect(queryOfParts(parts)).toBe(q);
  });

  it('has what is left out in words in the field for it', () => {
    expect(partsOfQuery('chair without arms or "head rest" black')).toEqual({ words: 'chair black', phrase: '', without: 'arms "head rest"' });
  });

  it('is a phrase alone where nothing else is asked for', () => {
    expect(queryOfParts({ words: ' ', phrase: 'box  of "paper"', without: '' })).toBe('"box of paper"');
    expect(queryOfParts({ words: '', phrase: '', without: '' })).toBe('');
  });

  it.each([['legal, letter', ['legal', 'letter']], ['-used', ['used']], ['8.5x11 a 2', ['8.5x11', 'a', '2']], ['"box of" “pack of 2”', ['box of', 'pack of 2']], ['- , ***', []], ['8" pads', ['8', 'pads']]])('leaves out each word of %j', (typed, out) => {
    const { words, without } = readMarks(queryOfParts({ words: 'paper', phrase: '', without: typed }));
    expect(words.trim()).toBe('paper');
    expect(without).toEqual(out);
  });

  it('keeps what the fields say', () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9]{1,6}$/);
    const words = (least: number) => fc.array(word, { minLength: least, maxLength: 3 }).map((all) => all.join(' '));
    fc.assert(fc.property(fc.record({ words: words(0), phrase: words(0), without: words(0) }), (parts) => { expect(partsOfQuery(queryOfParts(parts))).toEqual(parts); }));
  });

  it('keeps several phrases, sizes, numbers and hyphens of any query: put together it asks for the same', () => {
    const word = fc.stringMatching(/^[a-z\u00e9][a-z0-9\u00e9]{1,6}$/);
    const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    const piece = fc.oneof(word, fc.tuple(word, word).map(([one, other]) => `${one}-${other}`), fc.integer({ min: 2, max: 99 }).map((inches) => `${inches}"`), fc.constantFrom('1/4"', '-20', '8.5x11', "3'"), phrase.map((words) => `"${words}"`), phrase.map((words) => `\u201c${words}\u201d`), word.map((out) => `-${out}`), phrase.map((words) => `-"${words}"`));
    fc.assert(
      fc.property(word, fc.array(piece, { maxLength: 6 }), (first, pieces) => {
        const query = [first, ...pieces].join(' ');
        const asked = readMarks(query);
        const again = readMarks(queryOfParts(partsOfQuery(query)));
        expect(again.phrases.toSorted()).toEqual(asked.phrases.toSorted());
        expect(again.without.toSorted()).toEqual(asked.without.toSorted());
        expect(again.rest.split(/\s+/).filter(Boolean)).toEqual(asked.rest.split(/\s+/).filter(Boolean));
      }),
      { numRuns: 1_000 },
    );
  });
});
