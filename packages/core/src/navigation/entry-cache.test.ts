import { expect, it } from 'vitest';
import { EntryCache } from './entry-cache.ts';
import type { PageContent } from './page.ts';

const content: PageContent = { kind: 'pending' };

it('remembers the thirty pages that were shown last: a tab that is open for a day does not grow', () => {
  const entries = new EntryCache();
  const keys = Array.from({ length: 32 }, (_, index) => `entry ${index}`);
  for (const key of keys.slice(0, 30)) entries.remember(key, content, 0);
  // Shown again: it is no longer the oldest.
  entries.remember('entry 0', content, 0);
  for (const key of keys.slice(30)) entries.remember(key, content, 0);
  expect(keys.filter((key) => entries.find(key) === null)).toEqual(['entry 1', 'entry 2']);
});
