import { expect, it } from 'vitest';
import { SeenScreens } from './seen-screens.ts';

const load = () => Promise.resolve({ default: () => null });

it('a screen is the same page where layout, fields and question are the same', () => {
  const seen = new SeenScreens();
  const cart = { load, layout: 'index' };
  expect(seen.isNew(cart, { lines: [1] })).toBe(true);
  expect(seen.isNew({ ...cart }, { lines: [1] })).toBe(false);
  expect(seen.isNew(cart, { lines: [2] })).toBe(true);
  expect(seen.isNew({ ...cart, layout: 'modal' }, { lines: [1] })).toBe(true);
  expect(seen.isNew(cart, { lines: [1] }, 'must show')).toBe(true);
});

it('another screen is another page, with the same fields too', () => {
  const seen = new SeenScreens();
  expect(seen.isNew({ load, layout: 'index' }, {})).toBe(true);
  expect(seen.isNew({ load: () => load(), layout: 'index' }, {})).toBe(true);
});
