import { expect, it } from 'vitest';
import { restrictedText } from './restricted-text.ts';

it.each([
  [['Department of Defense'], 'Restricted: only buyers of Department of Defense may order it.'],
  [['Air Force', 'Army', 'Navy'], 'Restricted: only buyers of Air Force, Army, or Navy may order it.'],
  [[], 'Restricted: no agency may order it now.'],
])('%j', (agencies, text) => {
  expect(restrictedText(agencies)).toBe(text);
});
