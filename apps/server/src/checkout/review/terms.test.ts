import { describe, expect, it } from 'vitest';
import { readyExample } from '../testing/ready-example.ts';
import { checkTerms, datesOver, mergeTerms, termsOfGroups } from './terms.ts';

const now = new Date('2026-11-21T02:00:00Z');
const ready = readyExample();
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

  it('keep what a request leaves out, and ask for no speed beside a date', () => {
    const saved = [{ groupId: 'g', note: 'Dock 2', deliverBy: null, speed: 'faster' as const, billing: 'line' as const }];
    expect(mergeTerms(['g'], saved, [{ groupId: 'g', deliverBy: null }], true)).toEqual(saved);
    expect(mergeTerms(['g'], saved, [{ groupId: 'g', deliverBy: '2027-01-01' }], true)).toEqual([{ groupId: 'g', note: 'Dock 2', deliverBy: '2027-01-01', billing: 'line' }]);
    expect(mergeTerms(['g'], saved, [{ groupId: 'g', deliverBy: null, speed: 'standard', note: '' }])).toEqual([terms(null)]);
  });

  it('say which dates are over', () => {
    const groups = ready.groups;
    const on = (deliverBy: string | null) => datesOver({ groups, terms: groups.map(({ groupId }) => ({ groupId, note: '', deliverBy })) }, now).map(({ code, block }) => [code, block]);
    expect([on(null), on('2026-11-20')]).toEqual([[], []]);
    expect(on('2026-11-19')).toEqual(groups.map(() => ['DELIVERY_DATE_OVER', 'delivery']));
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
