import { expect, it } from 'vitest';
import { visitorPseudonym } from './visitor-pseudonym.ts';

it('a visitor has another pseudonym in each store, and under each key', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const names = [visitorPseudonym(key, 'HARBOR', 'v-1'), visitorPseudonym(key, 'PIER', 'v-1'), visitorPseudonym(key, 'HARBOR', 'v-2'), visitorPseudonym(other, 'HARBOR', 'v-1')];
  expect(new Set(names).size).toBe(4);
  expect(visitorPseudonym(key, 'HARBOR', 'v-1')).toBe(names[0]);
  expect(names.join(' ')).not.toContain('v-1');
});
