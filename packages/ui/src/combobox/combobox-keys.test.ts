import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyEffect } from './combobox-keys.ts';

test('Down opens the list, walks through it, and comes back to the text', () => {
  let state = { isOpen: false, active: -1 };
  const seen = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'].map((key) => {
    state = keyEffect(key, state, 2, true)?.state ?? state;
    return state.active;
  });
  expect(seen).toEqual([0, 1, -1, 0]);
});

test('Up starts at the last line', () => {
  expect(keyEffect('ArrowUp', { isOpen: false, active: -1 }, 3, true)?.state).toEqual({ isOpen: true, active: 2 });
});

test('Enter picks the active line and otherwise belongs to the form', () => {
  expect(keyEffect('Enter', { isOpen: true, active: 1 }, 3, true)).toEqual({ state: { isOpen: false, active: -1 }, picks: 1 });
  expect(keyEffect('Enter', { isOpen: true, active: -1 }, 3, true)).toBeUndefined();
});

test('Escape closes first and empties next', () => {
  const first = keyEffect('Escape', { isOpen: true, active: 1 }, 3, true);
  expect(first).toEqual({ state: { isOpen: false, active: -1 } });
  expect(keyEffect('Escape', { isOpen: false, active: -1 }, 3, true)?.empties).toBe(true);
  expect(keyEffect('Escape', { isOpen: false, active: -1 }, 3, false)).toBeUndefined();
});

test('no sequence of keys leaves the list or picks a line that is not there', () => {
  const keys = fc.array(fc.constantFrom('ArrowDown', 'ArrowUp', 'Enter', 'Escape', 'a', 'Tab'));
  fc.assert(fc.property(keys, fc.integer({ min: 0, max: 12 }), (sequence, count) => {
    let state = { isOpen: false, active: -1 };
    for (const key of sequence) {
      const effect = keyEffect(key, state, count, true);
      if (effect === undefined) continue;
      state = effect.state;
      expect(state.active).toBeGreaterThanOrEqual(-1);
      expect(state.active).toBeLessThan(Math.max(count, 1));
      if (effect.picks !== undefined) expect(effect.picks).toBeLessThan(count);
    }
  }));
});
