import { describe, expect, it } from 'vitest';
import { loadedOnce } from './loaded-once.ts';

describe('what is loaded when it is needed', () => {
  it('is loaded once for all who ask, and not before', async () => {
    let loads = 0;
    const part = loadedOnce(async () => (loads += 1));
    expect(loads).toBe(0);
    expect(await Promise.all([part(), part()])).toEqual([1, 1]);
    expect(await part()).toBe(1);
  });

  it('is tried again after it could not be loaded', async () => {
    let isThere = false;
    const part = loadedOnce(() => (isThere ? Promise.resolve('here') : Promise.reject(new Error('no network'))));
    await expect(part()).rejects.toThrow('no network');
    isThere = true;
    expect(await part()).toBe('here');
  });
});
