import { describe, expect, it } from 'vitest';
import { queryWords } from './query-words.ts';
import { rewordings } from './rewordings.ts';
import { likelierOfBoth } from './spellings.ts';
import { synonymTable } from './synonyms/synonym-table.ts';
import { besideQuery } from './text-query.ts';

describe('a word beside its neighbor', () => {
  const synonyms = synonymTable([['zip tie', 'cable tie']]);
  const words = queryWords('black zip tie', synonyms);
  const asked = (index: number): string => JSON.stringify(besideQuery(words, index, rewordings(words, synonyms)));

  it('is also what a phrase with both is a synonym of', () => {
    expect(asked(2)).toContain('["cable","tie"]');
    expect(asked(0)).not.toContain('cable');
  });
});

describe('a word of the catalog', () => {
  it('was written in its plural where that is the likelier typo', () => {
    expect(['pas', 'pd'].map((typed) => likelierOfBoth(typed)('pad'))).toEqual(['pads', 'pad']);
  });
});
