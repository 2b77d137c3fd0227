import { mostListRows, type CheckedRow } from '@quartermaster/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentCheck, fromKept, isBlank, rowsOf, toCheck, toKeep, typedOf, withAnswers, withList, withoutAdded, type FormRow } from './form-rows.ts';

describe('rows that are kept for a reload', () => {
  it('come back as they were typed, with what was chosen, and are looked up again', () => {
    const typed = withList(rowsOf([]), 0, [{ number: '1000', quantity: '5' }, { number: '', quantity: '' }, { number: 'XX-1', quantity: 'six' }]) ?? [];
    const chosen = typed.map((row, nth) => (nth === 0 ? { ...row, productId: '7700002' } : row));
    const back = fromKept(toKeep(chosen)) ?? [];
    expect(back.slice(0, 3).map(({ number, quantity, productId }) => [number, quantity, productId])).toEqual([['1000', '5', '7700002'], ['XX-1', 'six', null], ['', '', null]]);
    expect(toCheck(back)).toHaveLength(2);
    expect(new Set(back.map(({ key }) => key)).size).toBe(back.length);
  });

  it('are none where nothing was typed, or what is kept is of another kind', () => {
    expect(toKeep(rowsOf([]))).toBeNull();
    for (const kept of [null, '', '{', '{}', '[1]', '[["a","1"]]', '[["a",1,null]]']) expect(fromKept(kept)).toBeNull();
    expect(fromKept(JSON.stringify(Array.from({ length: mostListRows + 9 }, () => ['a', '1', null])))).toHaveLength(mostListRows);
  });
});

/** What a server says of a row: it has A1 and B2. */
const checkedOf = (row: ReturnType<typeof typedOf>): CheckedRow => ({ ...row, state: ['A1', 'B2'].includes(row.number) ? 'found' : 'unknown', message: null, item: null, choices: [] });

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('types' as const), at: fc.nat({ max: 6 }), number: fc.constantFrom('A1', 'B2', 'XX', ''), quantity: fc.constantFrom('1', '2', '') }) },
  fc.record({ does: fc.constant('removes' as const), at: fc.nat({ max: 6 }) }),
  fc.record({ does: fc.constantFrom('looks up' as const, 'adds' as const), isLost: fc.boolean() }),
  // Answers come late, and a lookup may come behind what was asked after it.
  fc.record({ does: fc.constant('hears' as const), nth: fc.nat({ max: 3 }) }),
);

/** A form whose answers come late, or not at all. */
function form() {
  let rows: readonly FormRow[] = rowsOf([]);
  const inCart: string[] = [];
  const onWay: (() => void)[] = [];
  return {
    rows: () => rows, inCart,
    type: (at: number, number: string, quantity: string) => { rows = rows.map((row, nth) => (nth === at ? { ...row, number, quantity, productId: null } : row)); return rows[at]?.key; },
    remove: (at: number) => { const gone = rows[at]?.key; rows = rows.filter((_, nth) => nth !== at); return gone; },
    lookUp: () => { const answers = toCheck(rows).map((row) => checkedOf(typedOf(row))); onWay.push(() => { rows = withAnswers(rows, answers); }); },
    add: () => {
      const sent = rows.filter((row) => !isBlank(row)).map(typedOf);
      inCart.push(...sent.filter((row) => checkedOf(row).state === 'found').map((row) => JSON.stringify(row)));
      onWay.push(() => { rows = withoutAdded(rows, sent, sent.map(checkedOf).filter(({ state }) => state !== 'found')); });
    },
    lose: () => void onWay.pop(),
    hear: (nth: number) => onWay.splice(nth, 1)[0]?.(),
  };
}

describe('rows of which answers come late', () => {
  it('stay as they were typed last until they are in the cart so, and do not come back once they are removed', () => {
    fc.assert(fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { rows, inCart, type, remove, lookUp, add, lose, hear } = form();
      const typed = new Map<string, string>();
      for (const each of steps) {
        if (each.does === 'types') {
          const key = type(each.at, each.number, each.quantity);
          if (key !== undefined) typed.set(key, JSON.stringify({ key, number: each.number, quantity: each.quantity, productId: null }));
        } else if (each.does === 'removes') typed.delete(remove(each.at) ?? '');
        else if (each.does === 'hears') hear(each.nth);
        else {
          (each.does === 'adds' ? add : lookUp)();
          if (each.isLost) lose();
        }
        const shown = rows().filter((row) => !isBlank(row)).map((row) => JSON.stringify(typedOf(row)));
        const waiting = [...typed.values()].filter((text) => !isBlank(JSON.parse(text) as FormRow));
        expect(shown.filter((text) => !waiting.includes(text))).toEqual([]);
        expect(waiting.filter((text) => !shown.includes(text) && !inCart.includes(text))).toEqual([]);
        expect(new Set(rows().map(({ key }) => key)).size).toBe(rows().length);
        // What is said of a row is said of what it says.
        expect(rows().filter((row) => (currentCheck(row)?.number ?? row.number) !== row.number)).toEqual([]);
      }
    }));
  });

  it('a row that is typed while others are put into the cart stays, in its place', () => {
    const before = withList(rowsOf([]), 0, [{ number: 'A1', quantity: '5' }, { number: 'XX', quantity: '1' }]) ?? [];
    const sent = before.filter((row) => !isBlank(row)).map(typedOf);
    const typed = before.map((row, nth) => (nth === 2 ? { ...row, number: 'B2', quantity: '3' } : row));
    const after = withoutAdded(typed, sent, sent.slice(1).map(checkedOf));
    expect(after.filter((row) => !isBlank(row)).map(({ key, number, checked }) => [key, number, checked?.state])).toEqual([[sent[1]?.key, 'XX', 'unknown'], [typed[2]?.key, 'B2', undefined]]);
    expect(after.filter(isBlank)).toHaveLength(5);
  });
});
