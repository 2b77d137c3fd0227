import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { problemsOf } from './problems.ts';
import { storyRuns } from './runs.ts';

/** Every other run: two files are two pages of the browser, so that both cores have work. */
export function runHalf(half: 0 | 1): void {
  beforeEach(async () => {
    await page.viewport(1280, 900);
    document.documentElement.lang = 'en';
  });
  it.each(storyRuns.filter((_, index) => index % 2 === half))('$label', async ({ story, store, theme }) => {
    expect(await problemsOf(story.inDress(store, theme))).toEqual([]);
  });
}
