import { sharedModules } from '@quartermaster/core/shared-modules';
import { expect, it } from 'vitest';
import { storeStories } from './store-stories.ts';

it('in development each module of the host is either bundled beforehand or, for its files, left as it is: no browser reads React as it is published', () => {
  const { include = [], exclude = [] } = storeStories().optimizeDeps ?? {};
  expect([...include, ...exclude]).toEqual(expect.arrayContaining([...sharedModules]));
  expect(exclude).toEqual(['@quartermaster/theme-adv12', '@quartermaster/theme-adv19']);
  expect(include.filter((module) => exclude.includes(module))).toEqual([]);
});
