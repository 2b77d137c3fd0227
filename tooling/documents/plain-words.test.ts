import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDocuments, readPages } from './documents.ts';
import { unplainSentences } from './plain-words.ts';

const root = join(import.meta.dirname, '..', '..');

test('documents, and pages of help and information, are written in plain American English', () => {
  const texts = new Map([...readDocuments(root), ...readPages(root)]);
  expect(texts.size).toBeGreaterThan(80);
  expect(unplainSentences(texts)).toEqual([]);
});

test('a finding names document, line, word and the better one', () => {
  expect(unplainSentences(new Map([['docs/plan.md', '# Plan\n\nThe catalogue is here.']]))).toEqual(['docs/plan.md:3: “catalogue” is not how we write. Write “catalog”.']);
});

test.each(['```ts\nconst catalogue = 1;\n```', 'The component `EmptyCatalogue`.', '<a href="/licence">License</a>'])('%s is in order', (text) => {
  expect(unplainSentences(new Map([['docs/plan.md', text]]))).toEqual([]);
});
