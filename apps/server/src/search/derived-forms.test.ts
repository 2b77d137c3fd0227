import { expect, it } from 'vitest';
import { derivedForms } from './derived-forms.ts';

it.each([
  ['stackable', 'stacking'],
  ['recycle', 'recycling'],
  ['measure', 'measuring'],
  ['wrapped', 'wrapping'],
  ['print', 'printed'],
])('“%s” has the form “%s”', (word, form) => {
  expect(derivedForms(word)).toContain(form);
  expect(derivedForms(word)).not.toContain(word);
});

it.each(['cable', 'usb', 'bed', 'tn2110', 'ring'])('“%s” has none', (word) => {
  expect(derivedForms(word)).toEqual([]);
});
