import type { Browser, Page } from '@playwright/test';
import type { ScreenEntry } from './areas.ts';

/** Pixels of a window, and of a picture at most: of longer pages it shows the top. */
const width = 1280;
const height = 900;
const tallest = 1920;

/** A screen in one theme: JPEG, which is made sooner than PNG and is drawn smaller anyway, or why there is none. */
export type Picture = { readonly jpeg: Buffer } | { readonly problem: string };

/** Photographs screens in one theme, one after the other in one page; each picture in the place of its screen. */
export async function photograph(browser: Browser, catalogue: string, theme: string, screens: readonly ScreenEntry[]): Promise<Picture[]> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  const pictures: Picture[] = [];
  for (const { id } of screens) {
    await page.setViewportSize({ width, height });
    // One load serves all screens: the catalog is told to show the next one.
    if (pictures.length === 0) await page.goto(`${catalogue}iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
    else await page.evaluate((storyId) => (window as unknown as Catalogue).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode: 'story' }), id);
    pictures.push(await picture(page, id));
  }
  await page.close();
  return pictures;
}

/** The part of Storybook's preview that the page around it reads. */
interface Catalogue {
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: object): void };
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly id: string; readonly phase?: string } };
}

async function picture(page: Page, id: string): Promise<Picture> {
  try {
    const ended = await page.waitForFunction((storyId) => {
      const render = (window as unknown as Catalogue).__STORYBOOK_PREVIEW__?.currentRender;
      return render?.id === storyId && ['finished', 'errored', 'aborted'].includes(render.phase ?? '') ? render.phase : null;
    }, id, { timeout: 20_000, polling: 50 });
    if ((await ended.jsonValue()) !== 'finished') return { problem: (await page.locator('#error-message').textContent()) ?? 'It could not be rendered.' };
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // The window grows to the page: the content at its edges stays there.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(tallest, Math.max(height, whole)) });
    return { jpeg: await page.screenshot({ type: 'jpeg', quality: 90, animations: 'disabled', caret: 'hide' }) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
