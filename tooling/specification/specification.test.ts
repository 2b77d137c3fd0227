import { describe, expect, it } from 'vitest';
import { gaps, specificationPage } from './page.ts';
import { inOrder, readSentences, sentences } from './sentences.ts';

const list = readSentences('lamps.tsv', 'id\tgroup\tcomes with\tsentence\n4.1\tLamps\t\tA lamp is lit.\n4.2\tLamps\t\tA lamp goes out.\n4.3\tLamps\twindows\tA window opens.\n');
const proofs = [
  { ids: ['4.1'], name: 'lamps: are lit', file: 'e2e/lamps.spec.ts' },
  { ids: ['4.2', '4.9'], name: 'lamps: go out', file: 'e2e/lamps.spec.ts' },
  { ids: ['4.1'], name: 'all of them', file: 'e2e/lamps.spec.ts' },
];

describe('the page of the specification', () => {
  it('names sentences without a test, and tests that name no sentence', () => {
    expect(gaps(list, proofs)).toEqual(['e2e/lamps.spec.ts: "lamps: go out" names 4.9, which is no sentence.']);
    expect(gaps(list, [])).toEqual(['4.1 has no test: A lamp is lit.', '4.2 has no test: A lamp goes out.']);
  });

  it('lists each sentence with its tests, and the parts that are still to come', () => {
    const page = specificationPage(list, proofs, '..');
    expect(page).toContain('**4.1** A lamp is lit.\n- all of them ([lamps.spec.ts](../e2e/lamps.spec.ts))\n- lamps: are lit ');
    expect(page).toContain('**4.3** A window opens.\n- *Still to come, with windows.*');
  });
});

describe('the list of sentences', () => {
  it('has all nine sections in their order', () => {
    const sections = sentences().map(({ section }) => section);
    expect([...new Set(sections)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(sections.length).toBeGreaterThan(200);
  });

  it('is refused where a line or an id is wrong', () => {
    expect(() => readSentences('lamps.tsv', 'head\n4.1\tLamps\n')).toThrow('lamps.tsv, line 2');
    expect(() => readSentences('lamps.tsv', 'head\n10.1\ta\t\tb\n')).toThrow('lamps.tsv, line 2');
    expect(() => inOrder([list, readSentences('more.tsv', 'head\n4.1\ta\t\tb\n')])).toThrow('The id 4.1 is there twice');
  });

  it('sorts files by their first sentence', () => {
    expect(inOrder([list, readSentences('doors.tsv', 'head\n3.7\tDoors\t\tA door opens.\n')]).map(({ id }) => id)).toEqual(['3.7', '4.1', '4.2', '4.3']);
  });
});
