import { parkedCartLimits } from '@quartermaster/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeName } from './free-name.ts';

it('is the wanted name, or that with a number', () => {
  expect(freeName('Desks', [])).toBe('Desks');
  expect(freeName('Desks', ['desks'])).toBe('Desks (2)');
  expect(freeName('Desks', ['DESKS', 'Desks (2)', 'Chairs'])).toBe('Desks (3)');
});

it('is never taken, and never longer than a name may be', () => {
  const name = fc.string({ minLength: 1, maxLength: parkedCartLimits.name }).filter((text) => text.trim() !== '');
  fc.assert(fc.property(name, fc.integer({ min: 0, max: 30 }), (wanted, count) => {
    const taken: string[] = [];
    for (let i = 0; i < count; i += 1) taken.push(freeName(wanted, taken));
    expect(new Set(taken.map((each) => each.toLowerCase())).size).toBe(count);
    for (const each of taken) expect(each.length).toBeLessThanOrEqual(parkedCartLimits.name);
  }));
});
