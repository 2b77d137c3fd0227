import type { AttributesOf, ProductSummary } from '@quartermaster/contracts';
import { expect, it } from 'vitest';
import { example } from '../../testing/examples.ts';
import { fittingText } from './fitting-text.ts';

const { choice, chosen, variants } = example('/catalog/configuration', 'Success', 'One is chosen') as AttributesOf<'/catalog/configuration', 'Success'>;

it.each<[what: string, fitting: number, of: number, isChosen: boolean, text: string]>([
  ['all', 3, 3, false, '3 variants.'],
  ['some', 2, 3, false, '2 of 3 variants.'],
  ['too many', 1_200, 2_000, false, '1,200 of 2,000 variants. The first 3 are shown: choose an option to see fewer.'],
  ['none', 0, 3, false, 'None of 3 variants has all of this.'],
  ['one', 1, 3, true, 'Your choice is one of 3 variants.'],
  ['one of very many', 1, 60, true, 'Your choice is one of 60 variants. The first 3 are shown.'],
  ['the only one', 1, 1, true, 'Your choice is one of 1 variant.'],
])('says how many fit: %s', (_what, fitting, of, isChosen, text) => {
  const shown: ProductSummary[] = variants.slice(0, of);
  expect(fittingText({ choice: { ...choice, variants: of }, chosen: isChosen ? chosen : null, fitting, variants: shown })).toBe(text);
});
