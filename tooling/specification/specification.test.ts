import { describe, expect, it } from 'vitest';
import { gaps, specificationPage } from './page.ts';
import { proofsIn } from './proofs.ts';
import { readSentences, sentences } from './sentences.ts';

const list = readSentences('id\tgroup\tcomes with\tsentence\n4.1\tLamps\t\tA lamp is lit.\n4.2\tLamps\t\tA lamp goes out.\n4.3\tLamps\twindows\tA window opens.\n');

const file = `
describe('lamps', () => {
  it('are lit [spec 4.1]', () => {});
  it.each([['with wind', 3, '[spec 4.2]'], ['alone']])('%s', () => {});
  test.step(\`go out after \${1} hour [spec 4.2, 4.9]\`, () => {});
});
test.describe('all of them [spec 4.1]', () => { test('burn', () => {}); });
it('no mark', () => {});
`;

describe('the page of the specification', () => {
  const proofs = proofsIn('e2e/lamps.spec.ts', file);

  it('finds every test that names a sentence, with the groups around it', () => {
    expect(proofs.map(({ ids, name }) => [ids.join(), name])).toEqual([
      ['4.1', 'lamps: are lit'],
      ['4.2', 'lamps: with wind'],
      ['4.2,4.9', 'lamps: go out after … hour'],
      ['4.1', 'all of them'],
    ]);
  });

  it('names what has no test, and tests that name no sentence', () => {
    expect(gaps(list, proofs)).toEqual(['e2e/lamps.spec.ts: "lamps: go out after … hour" names 4.9, which is no sentence.']);
    expect(gaps(list, [])).toEqual(['4.1 has no test: A lamp is lit.', '4.2 has no test: A lamp goes out.']);
  });

  it('lists each sentence with its tests, and what is still to come', () => {
    const page = specificationPage(list, proofs);
    expect(page).toContain('**4.1** A lamp is lit.\n- all of them ([lamps.spec.ts](../e2e/lamps.spec.ts))\n- lamps: are lit ');
    expect(page).toContain('**4.3** A window opens.\n- *Still to come, with windows.*');
  });

  it('is made of a list that can be read', () => {
    expect(sentences().length).toBeGreaterThan(200);
    expect(() => readSentences('head\n4.1\tLamps\n')).toThrow('sentences.tsv, line 2');
    expect(() => readSentences('head\n4.1\ta\t\tb\n4.1\ta\t\tb\n')).toThrow('line 3: the id 4.1 is there twice');
  });
});
