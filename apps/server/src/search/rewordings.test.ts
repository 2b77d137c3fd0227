import { describe, expect, it } from 'vitest';
import { documentWords } from '../text/words.ts';
import { queryWords } from './query-words.ts';
import { isRewording, passagesOf, rewordings } from './rewordings.ts';
import { noSynonyms, synonymTable } from './synonyms/synonym-table.ts';

describe('brands as people write them', () => {
  it.each(['3M', '3-M', '3 M', 'scotch brite', 'Scotch-Brite', 'ScotchBrite', 'post it', 'Post-It'])('“%s” has a way of which the catalog has all words', (typed) => {
    const had = documentWords('3M Scotch-Brite sponge, Post-it note').words;
    const words = queryWords(typed);
    const ways = [...words.flatMap(({ alternatives }) => alternatives), ...rewordings(words, noSynonyms)].map(({ terms }) => terms.join(' '));
    expect(ways.filter((way) => ['3m', 'scotchbrite', 'postit'].includes(way)), ways.join()).toHaveLength(1);
    expect(had).toEqual(expect.arrayContaining(ways.filter((way) => ['3m', 'scotchbrite', 'postit'].includes(way))));
  });

  it('a phrase finds a word and another phrase, at its place in the query', () => {
    const synonyms = synonymTable([['hp', 'hewlett packard', 'packard company']]);
    const found = rewordings(queryWords('black hewlett packard toner', synonyms), synonyms).filter(({ synonymOf }) => synonymOf !== null);
    expect(found.map(({ first, count, terms }) => ({ first, count, terms }))).toEqual([{ first: 1, count: 2, terms: ['hp'] }, { first: 1, count: 2, terms: ['packard', 'company'] }]);
  });

  it('words that are said in several ways are one passage, read in one way at a time', () => {
    const synonyms = synonymTable([['mouse pad', 'mousepad', 'mouse mat']]);
    const words = queryWords('gaming mouse pad', synonyms);
    const joined = rewordings(words, synonyms).filter(({ terms }) => !terms.includes('gamingmouse'));
    const read = passagesOf(words, joined).map(({ readings }) => readings.map((reading) => reading.map((each) => (isRewording(each) ? each.terms.join('+') : each.typed)).join(' ')));
    expect(read).toEqual([['gaming'], ['mouse pad', 'mousepad', 'mousepad', 'mouse+mat']]);
  });
});
