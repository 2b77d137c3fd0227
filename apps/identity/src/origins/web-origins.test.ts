import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testClock } from '../testing/clock.ts';
import { openWebOrigins, readOrigins } from './web-origins.ts';

const main = 'https://shop.example.gov';
const store = 'https://va.example.gov';

/** A marketplace that answers what it is told to. */
function marketplace() {
  const clock = testClock();
  const warnings: unknown[] = [];
  let answer: () => Promise<Response> = async () => Response.json({ origins: [main] });
  let asked = 0;
  const origins = openWebOrigins({
    main,
    clock,
    log: { info: () => {}, warn: (line: unknown) => void warnings.push(line) },
    fetch: async (address) => {
      asked += 1;
      expect(address).toBe(`${main}/.well-known/quartermaster-origins`);
      return answer();
    },
  });
  return { clock, origins, warnings, asked: () => asked, says: (next: () => Promise<Response>) => { answer = next; } };
}

describe('the addresses of the marketplace', () => {
  it('are its own until it has said more', async () => {
    const { origins, says } = marketplace();
    expect(origins.all).toEqual([main]);
    says(async () => Response.json({ origins: [store, main] }));
    await origins.refresh();
    expect(origins.all).toEqual([main, store]);
  });

  it('are asked for at most every five seconds, and once for many who wait', async () => {
    const { origins, clock, asked } = marketplace();
    await Promise.all([origins.refresh(), origins.refresh(), origins.refresh()]);
    clock.advance(4);
    await origins.refresh();
    expect(asked()).toBe(1);
    clock.advance(2);
    await origins.refresh();
    expect(asked()).toBe(2);
  });

  it.each([
    ['is away', async () => Promise.reject(new Error('ECONNREFUSED'))],
    ['answers with a page', async () => new Response('<html>')],
    ['answers with something else', async () => Response.json({ origins: 'https://evil.example' })],
    ['answers without end', async () => Response.json({ origins: Array.from({ length: 3000 }, () => store) })],
  ])('stay as they were while the marketplace %s', async (_what, failing) => {
    const { origins, clock, says, warnings } = marketplace();
    says(async () => Response.json({ origins: [store] }));
    await origins.refresh();
    says(failing);
    clock.advance(6);
    await origins.refresh();
    expect(origins.all).toEqual([main, store]);
    expect(warnings).toHaveLength(1);
  });

  it('are origins, and as safe as its own', () => {
    const odd = ['http://va.example.gov', 'https://va.example.gov/', 'https://va.example.gov/x', 'https://a@va.example.gov', 'javascript:alert(1)', '*', 'null', ''];
    expect(readOrigins(main, { origins: [...odd, store] })).toEqual([store]);
    fc.assert(fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.integer()), { maxLength: 5 }), (origins) => {
      for (const origin of readOrigins(main, { origins })) expect(new URL(origin).origin).toBe(origin);
    }));
  });
});
