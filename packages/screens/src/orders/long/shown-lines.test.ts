import { usd, type Cart } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { example } from '../../testing/examples.ts';
import { pageWith, shownPart } from './shown-lines.ts';

const { cart } = example('/cart/shopping_cart', 'Initial', 'Two vendors') as { cart: Cart };
const [supply] = cart.groups;
if (supply === undefined) throw new Error('The example has vendors.');

/** Vendors with so many lines each. */
const groupsOf = (sizes: readonly number[]) =>
  sizes.map((size, group) => ({
    ...supply, groupId: `g${group}`, vendor: { id: `V${group}`, name: `Vendor ${group}` },
    lines: Array.from({ length: size }, (_, nth) => ({ ...supply.lines[0] as (typeof supply.lines)[number], cartKey: `${group}-${nth}`, itemNumber: `PN-${group}-${nth}`, lineTotal: usd(1) })),
  }));
const keysOf = ({ groups }: ReturnType<typeof shownPart>) => groups.flatMap(({ lines }) => lines.map(({ line }) => line.cartKey));

describe('the part of a long cart that is shown', () => {
  it('is one of several that together are all lines, once each and in their order', () => {
    fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 8 }), fc.integer({ min: 1, max: 20 }), (sizes, atOnce) => {
      const groups = groupsOf(sizes);
      const { pageCount } = shownPart(groups, '', 1, atOnce);
      const parts = Array.from({ length: pageCount }, (_, page) => shownPart(groups, '', page + 1, atOnce));
      expect(parts.flatMap(keysOf)).toEqual(groups.flatMap(({ lines }) => lines.map(({ cartKey }) => cartKey)));
      for (const part of parts) {
        const shown = keysOf(part);
        expect(shown.length).toBeLessThanOrEqual(atOnce);
        expect(part.last - part.first + (shown.length === 0 ? 0 : 1)).toBe(shown.length);
        for (const key of shown) expect(pageWith(groups, '', key, atOnce)).toBe(part.page);
        for (const { group, groupIndex, lines } of part.groups) for (const { line, index } of lines) expect(groups[groupIndex]?.lines[index]).toBe(line.cartKey === group.lines[index]?.cartKey ? line : null);
      }
    }));
  });

  it('is the last one where what was asked for is no longer there', () => {
    expect(shownPart(groupsOf([30]), '', 9, 10)).toMatchObject({ page: 3, pageCount: 3, first: 21, last: 30 });
    expect(shownPart([], '', 4)).toEqual({ groups: [], page: 1, pageCount: 1, matching: 0, first: 0, last: 0 });
  });

  it.each([['PN17', ['1-7']], ['vendor 1 pn-1-7', ['1-7']], ['7510013920564 pn07', ['0-7']], ['nothing like it', []]])('has the lines with %j', (words, keys) => {
    expect(keysOf(shownPart(groupsOf([9, 9]), words, 1))).toEqual(keys);
  });
});
