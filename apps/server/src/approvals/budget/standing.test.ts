import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasRoomFor, leftOf, mayBecome, type BudgetStanding } from './standing.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });
const step = fc.record({ kind: fc.constantFrom('reserve', 'release', 'settle', 'cancel', 'change', 'resize'), at: fc.nat(), amount: cents });

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

it('however much is reserved, released, settled at another price, canceled or set anew, nothing is overdrawn', () => {
  fc.assert(fc.property(cents, fc.array(step, { maxLength: 60 }), (first, steps) => {
    let [amount, reserved, spent]: [number, number[], number[]] = [first, [], []];
    const standing = (): BudgetStanding => ({ amount, reserved: sum(reserved), spent: sum(spent) });
    for (const { kind, at, amount: wanted } of steps) {
      const own = reserved[at % Math.max(1, reserved.length)];
      const without = (index: number, all: readonly number[]): number[] => all.filter((_one, i) => i !== index % Math.max(1, all.length));
      if (kind === 'reserve' && hasRoomFor(standing(), wanted)) reserved.push(wanted);
      if (kind === 'release') reserved = without(at, reserved);
      if (own !== undefined && kind === 'settle' && hasRoomFor(standing(), wanted, own)) [reserved, spent] = [without(at, reserved), [...spent, wanted]];
      if (own !== undefined && kind === 'change' && hasRoomFor(standing(), wanted, own)) reserved = [...without(at, reserved), wanted];
      if (kind === 'cancel') spent = without(at, spent);
      if (kind === 'resize' && mayBecome(standing(), wanted)) amount = wanted;
      expect(leftOf(standing())).toBeGreaterThanOrEqual(0);
    }
  }));
});

it('the last cent can be spent, and not one more', () => {
  const budget = { amount: 1000, reserved: 300, spent: 200 };
  expect([hasRoomFor(budget, 500), hasRoomFor(budget, 501), hasRoomFor(budget, 800, 300), hasRoomFor(budget, 801, 300)]).toEqual([true, false, true, false]);
  expect([mayBecome(budget, 500), mayBecome(budget, 499), mayBecome(budget, 600.5)]).toEqual([true, false, false]);
});
