import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storesByWords } from './stores-by-words.ts';

describe('the store of a host by its words', () => {
  const stores = [{ name: 'PIER', hostWords: ['pier'] }, { name: 'DOCK', hostWords: ['pier-1', 'dock'] }, { name: 'QUAY', hostWords: [] }];
  const find = storesByWords(stores);

  it.each([
    ['pier.example.gov', 'PIER'],
    ['WWW.Pier.example.gov', 'PIER'],
    ['pier', 'PIER'],
    ['pier-1.example.gov', 'PIER'],
    ['dock-2.example.gov', 'DOCK'],
    ['pierce.example.gov', undefined],
    ['my-pier.example.gov', undefined],
    ['www.example.gov', undefined],
    ['', undefined],
  ])('%s: %s', (host, name) => {
    expect(find(host)?.name).toBe(name);
  });

  it('is the first store one of whose words the host begins with, whatever the words are', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '-', '.', '1'), minLength: 1, maxLength: 5 });
    const host = fc.string({ unit: fc.constantFrom('a', 'b', '-', '.', '1', 'A'), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(fc.record({ hostWords: fc.array(text, { maxLength: 3 }) }), { maxLength: 8 }), host, (some, asked) => {
        const small = asked.toLowerCase();
        const first = some.find(({ hostWords }) => hostWords.some((word) => small.startsWith(word) && !/^\w/.test(small.slice(word.length))));
        expect(storesByWords(some)(asked)).toBe(first ?? null);
      }),
    );
  });
});
