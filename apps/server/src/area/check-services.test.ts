import { describe, expect, it } from 'vitest';
import { checkServices } from './check-services.ts';

const found = (implemented: Readonly<Record<string, readonly string[]>>, contract: readonly string[]) =>
  checkServices(Object.entries(implemented).map(([area, paths]) => ({ area, paths })), contract).map(({ code, area }) => [code, area]);

describe('the services of the areas and those of the contract', () => {
  it('are the same', () => {
    expect(found({ cart: ['/cart'], search: ['/find', '/near'] }, ['/near', '/cart', '/find'])).toEqual([]);
  });

  it.each([
    ['implemented by two areas', { cart: ['/cart'], search: ['/cart'] }, ['/cart'], [['SERVICE_DUPLICATE', 'search']]],
    ['implemented twice by one area', { cart: ['/cart', '/cart'] }, ['/cart'], [['SERVICE_DUPLICATE', 'cart']]],
    ['in the contract alone', { cart: ['/cart'] }, ['/cart', '/find'], [['SERVICE_NOT_IMPLEMENTED', null]]],
    ['in an area alone', { cart: ['/cart', '/find'] }, ['/cart'], [['SERVICE_NOT_IN_CONTRACT', 'cart']]],
  ])('differ by one that is %s', (_what, implemented, contract, expected) => {
    expect(found(implemented, contract)).toEqual(expected);
  });
});
