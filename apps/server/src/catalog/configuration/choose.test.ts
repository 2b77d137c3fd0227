import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, readChoices, type Variant } from './choose.ts';
import { inOrderOfValues } from './order-of-values.ts';

const names = ['Color', 'Upholstery'];
const chair = (color: string, upholstery: string): Variant => ({ productId: `${color}-${upholstery}`, values: [color, upholstery] });
/** Brown is made in fabric alone. */
const chairs = [chair('Black', 'Leather'), chair('Black', 'Fabric'), chair('Brown', 'Fabric')];

/** Some of the ways to combine three options. */
const configurations = fc
  .uniqueArray(fc.tuple(fc.nat(3), fc.nat(2), fc.nat(1)), { minLength: 1, maxLength: 24, selector: (values) => values.join() })
  .map((rows) => rows.map((values, number): Variant => ({ productId: `P-${number}`, values: values.map(String) })));
const threeNames = ['a', 'b', 'c'];
const choices = fc.array(fc.option(fc.nat(3).map(String)), { minLength: 3, maxLength: 3 });

describe('a choice', () => {
  it('names one variant, or says that none is offered like that, whatever is chosen', () => {
    fc.assert(fc.property(configurations, choices, (variants, asked) => {
      const { options, fitting, only } = choose(threeNames, variants, asked);
      const expected = variants.filter(({ values }) => values.every((value, place) => asked[place] === null || asked[place] === value));
      expect(fitting).toEqual(expected);
      expect(only).toEqual(expected.length === 1 ? expected[0] : null);
      if (asked.every((value) => value !== null)) expect(fitting.length).toBeLessThanOrEqual(1);
      if (only !== null) expect(options.map(({ chosen }) => chosen)).toEqual(only.values);
    }));
  });

  it('says of each value whether it is offered with the rest, and leads to exactly that variant', () => {
    fc.assert(fc.property(configurations, choices, (variants, asked) => {
      const { options } = choose(threeNames, variants, asked);
      const chosen = options.map((option) => option.chosen);
      for (const [place, { values }] of options.entries()) {
        for (const { value, isOffered, productId } of values) {
          const next = choose(threeNames, variants, chosen.map((other, at) => (at === place ? value : other)));
          expect(isOffered).toBe(next.fitting.length > 0);
          expect(productId).toBe(next.only?.productId ?? null);
        }
      }
    }));
  });

  it('reaches every variant from every other by choosing one value after the other', () => {
    fc.assert(fc.property(configurations, (variants) => {
      for (const from of variants) {
        for (const to of variants) {
          const path = to.values.map((_value, place) => to.values.map((value, at) => (at <= place ? value : (from.values[at] ?? null))));
          expect(choose(threeNames, variants, path.at(-1) ?? []).only).toEqual(to);
        }
      }
    }));
  });

  it('shows what is not offered, and takes what follows from the rest', () => {
    expect(choose(names, chairs, ['Brown', 'Leather'])).toMatchObject({ fitting: [], only: null, options: [{ chosen: 'Brown', values: [{ value: 'Black', isOffered: true }, { value: 'Brown', isOffered: false, productId: null }] }, { chosen: 'Leather' }] });
    expect(choose(names, chairs, ['Brown', null])).toMatchObject({ only: { productId: 'Brown-Fabric' }, options: [{ chosen: 'Brown' }, { chosen: 'Fabric' }] });
    expect(choose(names, chairs, [null, null])).toMatchObject({ only: null, fitting: chairs, options: [{ chosen: null }, { chosen: null }] });
  });
});

describe('choices of an address', () => {
  it('are read by option and value, with signs in them, and unknown ones come back', () => {
    expect(readChoices(names, chairs, ['Color=Black', 'Upholstery='])).toEqual({ chosen: ['Black', null], unknown: [] });
    expect(readChoices(['A'], [{ productId: 'x', values: ['1 = 2, 3'] }], ['A=1 = 2, 3', ''])).toEqual({ chosen: ['1 = 2, 3'], unknown: [] });
    expect(readChoices(names, chairs, ['Color=Purple', 'Arms=Two', 'nothing'])).toEqual({ chosen: [null, null], unknown: ['Color=Purple', 'Arms=Two', 'nothing'] });
  });
});

describe('values of an option', () => {
  it.each([
    [['X-Large', 'Small', 'Large', '2X-Large', 'Medium'], ['Small', 'Medium', 'Large', 'X-Large', '2X-Large']],
    [['5,000 sheets', '500 sheets', '50 sheets'], ['50 sheets', '500 sheets', '5,000 sheets']],
    [['3/4 in', '1/2 in', '1 1/2 in', '1 in'], ['1/2 in', '3/4 in', '1 in', '1 1/2 in']],
    [['11 x 17 in', '8.5 x 14 in', '8.5 x 11 in'], ['8.5 x 11 in', '8.5 x 14 in', '11 x 17 in']],
    [['White', 'Black', 'Black', 'blue'], ['Black', 'blue', 'White']],
    [['Carton of 4', '2 pieces', 'Each'], ['2 pieces', 'Carton of 4', 'Each']],
  ])('%j come as %j', (values, order) => {
    expect(inOrderOfValues(values)).toEqual(order);
  });

  it('come each once, in an order that does not depend on the one they came in', () => {
    fc.assert(fc.property(fc.array(fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('S', 'M', '1/2 in', '2', '10 ft'))), (values) => {
      const ordered = inOrderOfValues(values);
      expect([...ordered].toSorted()).toEqual([...new Set(values)].toSorted());
      expect(inOrderOfValues(values.toReversed())).toEqual(ordered);
    }));
  });
});
