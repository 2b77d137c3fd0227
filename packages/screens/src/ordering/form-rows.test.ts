import { mostListRows } from '@quartermaster/contracts';
import { describe, expect, it } from 'vitest';
import { fromKept, rowsOf, toCheck, toKeep, withList } from './form-rows.ts';

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
