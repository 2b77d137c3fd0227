import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDimensions } from './dimensions.ts';

describe('sizes of several lengths', () => {
  it.each([
    ['paper 8.5 x 11', ['8.5', '11'], null, 6, 14], ['8.5x11 paper', ['8.5', '11'], null, 0, 6], ['8 1/2 x 11', ['8.5', '11'], null, 0, 10], ['8-1/2" x 11" paper', ['8.5', '11'], 'in', 0, 12],
    ['8.5 x 11 in', ['8.5', '11'], 'in', 0, 11], ['4 by 6 ft rug', ['4', '6'], 'ft', 0, 9], ['12 x 9 x 4 box', ['12', '9', '4'], null, 0, 10], ['1920x1080', ['1920', '1080'], null, 0, 9],
  ])('“%s” has one', (text, lengths, unit, start, end) => expect(findDimensions(text)).toEqual([{ lengths, unit, start, end }]));

  it.each(['3 x 16gb', '3 x 16 gb', '2 x usb', 'x 11', 'rtx3080', 'a4x5', '5 in 1', '10 x 500 sheets', '1 x 1 lbs', 'tn-2110x5b', '1/2', ''])('“%s” has none', (text) => expect(findDimensions(text)).toEqual([]));

  it('are read with any numbers, between any words', () => {
    const length = fc.oneof(fc.integer({ min: 1, max: 999 }).map(String), fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 9 })).map(([whole, tenth]) => `${whole}.${tenth}`));
    // Of the words of these letters, some are units of lengths or of something else.
    const word = fc.stringMatching(/^[b-hj-lq-w]{3,8}$/).filter((text) => !/^(?:lbs|feet|sheets?)$/.test(text));
    fc.assert(fc.property(word, fc.array(length, { minLength: 2, maxLength: 3 }), fc.constantFrom(' x ', 'x', ' by '), fc.constantFrom(null, 'in', 'ft', 'mm', 'cm'), word, (before, lengths, between, unit, behind) => {
      const written = `${lengths.join(between)}${unit === null ? '' : ` ${unit}`}`;
      const [start, end] = [before.length + 1, before.length + 1 + written.length];
      expect(findDimensions(`${before} ${written} ${behind}`)).toEqual([{ lengths, unit, start, end }]);
    }));
  });

  it('never fail, and lie in the text', () => {
    fc.assert(fc.property(fc.stringMatching(/^[0-9x ."'/-]{0,60}$/), (text) => {
      expect(findDimensions(text).every(({ start, end }) => start >= 0 && end <= text.length && start < end)).toBe(true);
    }));
  });
});
