import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeTo, checkGroup } from './kept-synonyms.ts';
import { readGroup } from './read-group.ts';
import { groupKey, readSynonymFile, writeSynonymFile } from './synonym-file.ts';
import { synonymTable } from './synonym-table.ts';

const phrase = fc.stringMatching(/^[a-z]{2,8}( [a-z]{2,8})?$/);
const group = fc.uniqueArray(phrase, { minLength: 2, maxLength: 6 }).filter((phrases) => 'group' in readGroup(phrases.join(',')));

describe('synonyms', () => {
  it('of a word are the other words of its groups, once each, in singular and without hyphens', () => {
    const synonyms = synonymTable([['laptops', 'Notebook', 'portable computer'], ['Wi-Fi', 'wireless'], ['notebook', 'laptop', 'pad']]);
    expect(synonyms('laptop')).toEqual([['notebook'], ['portable', 'computer'], ['pad']]);
    expect(synonyms('wifi')).toEqual([['wireless']]);
    expect(synonyms('portable')).toEqual([]);
    expect(synonyms('portable computer')).toEqual([['laptop'], ['notebook']]);
  });

  it('are the same both ways', () => {
    fc.assert(fc.property(group, (phrases) => {
      const synonyms = synonymTable([phrases]);
      const found = phrases.map((each) => synonyms(groupKey([each])).length);
      expect(new Set(found).size).toBeLessThanOrEqual(1);
    }));
  });

  it.each([
    ['laptop', 'two words or more'],
    ['laptop, Laptops', 'are the same'],
    ['laptop, the', 'no word that is looked for'],
    [`pc, ${'x'.repeat(61)}`, 'longer than 60'],
    ['pc, one two three four five', 'more than 4 words'],
    [Array.from({ length: 21 }, (_, n) => `word${n}`).join(','), 'at most 20'],
  ])('“%s” is refused: %s', (typed, reason) => {
    expect(readGroup(typed)).toEqual({ problem: expect.stringContaining(reason) });
  });

  it('of one word are no more than a search looks for, in whatever groups: a list of hundreds would make each search for it wait', () => {
    const groupsOf = (count: number) => Array.from({ length: count }, (_, n) => ['toner', `other${n}`, `more${n}`]);
    expect(synonymTable(groupsOf(100))('toner')).toHaveLength(40);
    expect(readSynonymFile(writeSynonymFile(groupsOf(20))).rejects).toEqual([]);
    expect(readSynonymFile(writeSynonymFile(groupsOf(21))).rejects).toEqual([{ line: 22, reason: expect.stringContaining('“toner” would find more than 40') }]);
    const kept = groupsOf(20).map((phrases, id) => ({ id, phrases }));
    expect(checkGroup('toner, ink', kept)).toEqual({ problem: expect.stringContaining('“toner”') });
    expect(checkGroup('cartridge, ink', kept)).toEqual({ group: ['cartridge', 'ink'] });
  });

  it('of a file are so many groups and no more', () => {
    const lines = (count: number): string => Array.from({ length: count }, (_, n) => `left${n}, right${n}`).join('\n');
    expect(readSynonymFile(lines(5_000)).rejects).toEqual([]);
    expect(readSynonymFile(lines(5_001)).rejects).toEqual([{ line: 0, reason: 'The file has 5,001 groups; at most 5,000 are kept.' }]);
  });

  it('of a file that was saved are read as they were', () => {
    fc.assert(fc.property(fc.uniqueArray(group, { selector: groupKey, maxLength: 8 }), (groups) => {
      expect(readSynonymFile(writeSynonymFile(groups))).toEqual({ groups, rejects: [] });
    }));
  });

  it('of a file are named by line where they cannot be read', () => {
    const { groups, rejects } = readSynonymFile('\uFEFF# comment\r\nlaptop, notebook\r\n\r\nnotebooks, laptop\r\nusb => cable\r\nalone');
    expect(groups).toEqual([['laptop', 'notebook']]);
    expect(rejects).toMatchObject([{ line: 4, reason: 'Line 2 has the same words.' }, { line: 5 }, { line: 6 }]);
  });

  it('of a file that becomes the list are added and removed, and nothing else', () => {
    fc.assert(fc.property(fc.uniqueArray(group, { selector: groupKey, maxLength: 6 }), fc.uniqueArray(group, { selector: groupKey, maxLength: 6 }), (before, after) => {
      const kept = before.map((phrases, id) => ({ id, phrases }));
      const { added, removed, same } = changeTo(kept, after);
      const result = [...kept.filter((each) => !removed.includes(each)).map(({ phrases }) => phrases), ...added];
      expect(result.map(groupKey).toSorted()).toEqual(after.map(groupKey).toSorted());
      expect(same + removed.length).toBe(before.length);
    }));
  });
});
