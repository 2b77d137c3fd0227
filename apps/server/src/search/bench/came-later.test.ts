import { expect, it } from 'vitest';
import { laterThan, ratedThen } from './came-later.ts';

it('leaves ratings of products that came later out of what the best order of that time could have', () => {
  const ratings = new Map([['1100802', 1], ['SAMPLE-BTR-11-PLA', 2], ['SAMPLE-Q115-36-5', 3]]);
  expect(ratedThen(ratings, laterThan(new Map([['shelves', ratings]])))).toEqual(new Map([['1100802', 1], ['SAMPLE-BTR-11-PLA', 2]]));
});

it('takes every made-up supply for later than ratings that know none', () => {
  const cameLater = laterThan(new Map([['laptop', new Map([['1229111', 3]])]]));
  expect(['1229111', 'SAMPLE-BTR-11-PLA', 'SAMPLE-Q115-36-5'].filter(cameLater)).toEqual(['SAMPLE-BTR-11-PLA', 'SAMPLE-Q115-36-5']);
});
