import { describe, expect, it } from 'vitest';
import { checkTerms, mergeTerms, termsOfGroups } from './terms.ts';

const now = new Date('2026-11-21T02:00:00Z');
const terms = (deliverBy: string | null, groupId = 'g') => ({ groupId, note: '', deliverBy });

describe('terms of a purchase order', () => {
  it('take today in Washington and later, and no date at all', () => {
    expect(checkTerms([terms(null), terms('2026-11-20'), terms('2027-01-01')], now)).toEqual([]);
  });

  it('refuse a day that is over and one that does not exist, at its field', () => {
    expect(checkTerms([terms(null), terms('2026-11-19'), terms('2027-02-29'), terms('soon')], now).map(({ field }) => field)).toEqual([
      'terms.1.deliverBy', 'terms.2.deliverBy', 'terms.3.deliverBy',
    ]);
  });

  it('take a day as people write it and keep it as yyyy-mm-dd [spec 5.11]', () => {
    expect(checkTerms([terms('2/29/2028')], now)).toEqual([]);
    expect(mergeTerms(['g'], [], [terms('2/29/2028')])).toEqual([terms('2028-02-29')]);
  });

  it('follow the groups: blank for a new one, dropped for one that is gone', () => {
    const saved = [{ groupId: 'a', note: 'Dock 2', deliverBy: null }, { groupId: 'gone', note: 'x', deliverBy: null }];
    expect(termsOfGroups(['b', 'a'], saved)).toEqual([{ groupId: 'b', note: '', deliverBy: null }, saved[0]]);
  });

  it('are replaced by what is said last, group by group', () => {
    const saved = [{ groupId: 'a', note: 'old', deliverBy: null }, { groupId: 'b', note: 'kept', deliverBy: null }];
    const said = [{ groupId: 'a', note: 'first', deliverBy: null }, { groupId: 'a', note: ' last\u001b\u202e ', deliverBy: null }, { groupId: 'c', note: 'x', deliverBy: null }];
    expect(mergeTerms(['a', 'b'], saved, said).map(({ note }) => note)).toEqual(['last', 'kept']);
  });
});
