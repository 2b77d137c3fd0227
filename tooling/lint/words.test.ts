import { expect, test } from 'vitest';
import { unplainWords } from './words.ts';

test.each([
  ['Whoever asks gets it.', 'Whoever'],
  ['It asks nobody.', 'nobody'],
  ['A buyer sees his orders.', 'his'],
  ['It stands in the database.', 'stands'],
  ['the whole catalogue', 'catalogue'],
  ['written in colours', 'colours'],
  ['The behaviour of a store', 'behaviour'],
  ['under its licence', 'licence'],
  ['A neighbouring field', 'neighbouring'],
  ['in favour of it', 'favour'],
  ['centred on the page', 'centred'],
  ['Cancelled by the vendor', 'Cancelled'],
  ['is recognised', 'recognised'],
])('%s', (text, word) => {
  expect(unplainWords(text).map((found) => [found.word, text.indexOf(found.word)])).toEqual([[word, text.indexOf(word)]]);
});

test.each([
  'No one asks, and everyone gets their catalog.', 'A star stands for many, and this stands out.', 'It understands the history of the theme.',
  'The component `EmptyCatalogue`', '[the report](api/behaviour.md)', 'Specification, section 2, Catalogue.', 'Error catalogue', 'The word “nobody”, or "nobody" in a message',
  'canceled, labeled, recognized, a characteristic', 'CopyCentre C65', 'the promise is exercised',
])('%s is in order', (text) => {
  expect(unplainWords(text)).toEqual([]);
});

test('the message gives the better word, in the order of the text', () => {
  expect(unplainWords('His colour').map(({ index, message }) => [index, message])).toEqual([
    [0, '“His” is not how we write. Write “they”, “them”, “their”.'],
    [4, '“colour” is not how we write. Write “color”.'],
  ]);
});
