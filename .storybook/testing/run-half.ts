import { beforeAll, it, type TaskMeta } from 'vitest';
import { page } from 'vitest/browser';
import { stores } from '../composition/stores.ts';
import { themes } from '../composition/themes.ts';
import { allStories } from './all-stories.ts';
import type { Choice } from './choice.ts';
import { problemsOfLooks, storyWindow } from './looks.ts';
import { problemsOf } from './problems.ts';
import { halvesOf, runsOf } from './runs.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The story that was run and its dress, for the figures at the end. */
    run?: { readonly story: string; readonly store: string | null; readonly theme: string | null };
  }
}

/** Set by the program that runs the stories. */
declare const __CHOICE__: Choice;

/** Half of the runs: two files are two pages of the browser, so that both cores have work. */
export function runHalf(half: 0 | 1): void {
  const runs = runsOf(allStories, __CHOICE__, stores.map(({ id }) => id.name), themes.map(({ id }) => id));
  const mine = halvesOf(runs)[half];
  beforeAll(async () => {
    await page.viewport(...storyWindow);
    document.documentElement.lang = 'en';
  });
  // `expect` comes with each test: storybook/test puts one of its own in the place where the runner would count those of all.
  it('there are stories to run', ({ expect }) => {
    expect(runs.length, `No story of these stores and themes has ${__CHOICE__.words.join(' or ')} in its name.`).toBeGreaterThan(0);
  });
  for (const { label, story, store, theme } of mine) {
    const meta: Partial<TaskMeta> = { run: { story: story.name, store, theme } };
    // Pages of tokens and brands are for designers at a desk.
    const looks = __CHOICE__.looks && !story.isFixed ? problemsOfLooks : undefined;
    it(`${label}`, { meta }, async ({ expect }) => {
      expect(await problemsOf(story.inDress(store, theme), { looks, newKindsOnly: __CHOICE__.newKindsOnly && story.isOfStores })).toEqual([]);
    });
  }
}
