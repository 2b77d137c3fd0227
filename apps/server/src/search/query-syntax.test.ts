import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSyntax } from './query-syntax.ts';
import { phraseQuery } from './text-query.ts';

describe('quotation marks and hyphens of a query', () => {
  const not = (...terms: string[]) => ({ kind: 'any', of: [{ kind: 'not', of: phraseQuery(terms) }, ...['without', 'no', 'not'].map((word) => phraseQuery([word, ...terms]))] });

  it.each([
    ['hp "toner cartridge"', 'hp  toner cartridge ', [phraseQuery(['toner', 'cartridge'])]],
    ['toner -refurbished', 'toner             ', [not('refurbished')]],
    ['toner -"compatible cartridges"', 'toner                         ', [not('compatible', 'cartridge')]],
    ['toner not refurbished', 'toner                ', [not('refurbished')]],
    ['chair without arms, black', 'chair             , black', [not('arm')]],
    ['chair Without the arms or wheels', 'chair                           ', [not('arm'), not('wheel')]],
    ['toner without "compatible cartridges" 2 pack', 'toner                                 2 pack', [not('compatible', 'cartridge')]],
    ['tape "without residue"', 'tape  without residue ', [phraseQuery(['without', 'residue'])]],
    ['“Box of Paper” a4', ' box of paper  a4', [phraseQuery(['box', 'paper'])]],
  ])('are read in %s', (query, words, of) => {
    expect(readSyntax(query)).toEqual({ words, required: { kind: 'all', of } });
  });

  it.each([['toner -the', 'toner     '], ['paper "of the"', 'paper  of the '], ['toner -"***"', 'toner       ']])('ask for nothing in %s, where no word is left that an index has', (query, words) => {
    expect(readSyntax(query)).toEqual({ words, required: null });
  });

  it.each(['wi-fi router', '24" monitor', '1/4" bolt 2"', 'drill -20', 'usb -c', 'cable - black', '"" paper', '-toner', 'without batteries', 'do not enter sign', 'forget me not', 'knot rope'])('say nothing in %s', (query) => {
    expect(readSyntax(query)).toEqual({ words: query, required: null });
  });

  it('leave each word at its place', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z" -]{0,40}$/), (query) => {
      const { words } = readSyntax(query);
      expect(words).toHaveLength(query.length);
      expect([...words].every((sign, at) => sign === query[at] || sign === ' ')).toBe(true);
    }));
  });
});
