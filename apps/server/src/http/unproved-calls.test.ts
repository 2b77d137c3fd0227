import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { unprovedCalls } from './unproved-calls.ts';

const from = (ip: string): FastifyRequest => ({ ip }) as FastifyRequest;
const [office, elsewhere] = [from('203.0.113.1'), from('198.51.100.1')];

describe('calls whose secret is not known to be right', () => {
  /** Whether a call is looked at; then it proves itself, or not. */
  const calling = (most: number) => {
    const calls = unprovedCalls(most, null);
    return async (request: FastifyRequest, names: readonly string[], isProved: boolean): Promise<boolean> => {
      try {
        await calls.count(request, names);
      } catch (error) {
        expect(error).toMatchObject({ status: 429, retryAfter: expect.any(Number) });
        return false;
      }
      calls.settle(request, names, isProved);
      return true;
    };
  };

  it('are limited by network, whatever names they give, and whether a secret would be right', async () => {
    const call = calling(2);
    expect([await call(office, ['a'], false), await call(office, ['b'], false), await call(office, ['c'], true)]).toEqual([true, true, false]);
    expect(await call(elsewhere, ['c'], true)).toBe(true);
  });

  it('are limited by name, wherever they come from', async () => {
    const call = calling(2);
    for (let i = 1; i <= 2; i += 1) expect(await call(from(`198.51.100.${i}`), ['a'], false)).toBe(true);
    expect(await call(office, ['a'], true)).toBe(false);
    expect(await call(from('203.0.113.2'), ['b', 'a'], true), 'each of several names counts').toBe(false);
    expect(await call(from('203.0.113.3'), ['b'], false)).toBe(true);
  });

  it('are not those of who has proved themselves from there, until a secret is wrong', async () => {
    const call = calling(2);
    expect(await call(office, ['a'], true)).toBe(true);
    for (let i = 0; i < 5; i += 1) await call(elsewhere, ['a'], false);
    for (let i = 0; i < 5; i += 1) expect(await call(office, ['a'], true)).toBe(true);
    expect(await call(office, ['a'], false)).toBe(true);
    expect(await call(office, ['a'], true)).toBe(false);
  });
});
