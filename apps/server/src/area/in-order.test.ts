import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

const nodes = 12;
/** Which node needs which. */
const graphs = fc.array(fc.array(fc.nat(nodes - 1), { maxLength: 3 }), { minLength: nodes, maxLength: nodes });

describe('the order of what needs each other', () => {
  it('has each once, after all that it needs; or there is a cycle, and it is one', () => {
    fc.assert(
      fc.property(graphs, (needs) => {
        const needsOf = (node: number): number[] => needs[node] ?? [];
        const all = needs.map((_, node) => node);
        const found = inOrder(all, needsOf);
        if (found.ok) {
          expect(found.order.toSorted((a, b) => a - b)).toEqual(all);
          for (const node of all) for (const needed of needsOf(node)) expect(found.order.indexOf(needed)).toBeLessThan(found.order.indexOf(node));
        } else {
          expect(found.cycle.length).toBeGreaterThan(1);
          expect(found.cycle.at(-1)).toBe(found.cycle[0]);
          for (const [place, node] of found.cycle.slice(0, -1).entries()) expect(needsOf(node)).toContain(found.cycle[place + 1]);
        }
      }),
    );
  });

  it('is the given one where nothing is needed', () => {
    expect(inOrder(['b', 'c', 'a'], () => [])).toEqual({ ok: true, order: ['b', 'c', 'a'] });
  });
});
