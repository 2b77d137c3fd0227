import type { Browser, BrowserContext, Page } from '@playwright/test';
import { availableParallelism } from 'node:os';
import type { Shot } from './shots.ts';

/** Heights of a window by its width, as in the toolbar, and of a picture at most, in pixels: of longer pages it shows the top. */
const heights: Readonly<Record<number, number>> = { 390: 844, 768: 1024 };
const usualHeight = 900;
const tallest = 6000;

/** The time of every picture: that of the examples' orders, so that a date to come is still to come. */
const timeOfPictures = '2026-11-20T15:30:00Z';

/** Milliseconds in which a story must be there: on a busy machine too. */
const patience = 60_000;

/** A picture; `absent`: the store does not show the story; or why there is none. */
export type Photograph = { readonly image: Buffer } | { readonly absent: true } | { readonly problem: string };

export interface PhotographOptions {
  /** PNG, pixel by pixel; or JPEG, which is made sooner and is smaller. */
  readonly format: 'png' | 'jpeg';
  /** Each story in a page that has shown no other one. It takes three times as long. */
  readonly isFresh?: boolean;
  /** Pixels of a picture at most. */
  readonly tallest?: number;
  readonly taken: (shot: Shot, photograph: Photograph) => void;
}

/**
 * Photographs stories, in as many pages at once as there are cores. What could differ from run to run is fixed: time, time zone and language, motion, the caret;
 * fonts and images are loaded.
 */
export async function photograph(browser: Browser, catalogue: string, shots: readonly Shot[], options: PhotographOptions): Promise<void> {
  const lanes = Math.max(1, Math.min(availableParallelism(), 4, Math.ceil(shots.length / 10)));
  const each = Math.ceil(shots.length / lanes);
  await Promise.all(Array.from({ length: lanes }, (_, lane) => photographInTurn(browser, catalogue, shots.slice(lane * each, (lane + 1) * each), options)));
}

async function photographInTurn(browser: Browser, catalogue: string, shots: readonly Shot[], options: PhotographOptions): Promise<void> {
  let open: { readonly page: Page; readonly context: BrowserContext; readonly shot: Shot } | null = null;
  for (const shot of shots) {
    if (open !== null && (options.isFresh === true || !isSameWindow(open.shot, shot))) {
      await open.context.close();
      open = null;
    }
    let photographed: Photograph;
    if (open === null) {
      const context = await newContext(browser, shot.width);
      open = { context, page: await context.newPage(), shot };
      photographed = await take(open.page, shot, options, (page) => page.goto(addressOf(catalogue, shot)));
    } else {
      photographed = await take(open.page, shot, options, (page) => showNext(page, shot.story.id));
    }
    options.taken(shot, photographed);
    // What comes after a story that failed is shown in a page of its own.
    if ('problem' in photographed) {
      await open.context.close();
      open = null;
    }
  }
  await open?.context.close();
}

const isSameWindow = (one: Shot, other: Shot): boolean => one.store === other.store && one.theme === other.theme && one.width === other.width;

async function newContext(browser: Browser, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height: heightOf(width) }, reducedMotion: 'reduce', colorScheme: 'light', locale: 'en-US', timezoneId: 'America/New_York' });
  await context.clock.setFixedTime(timeOfPictures);
  return context;
}

const heightOf = (width: number): number => heights[width] ?? usualHeight;

function addressOf(catalogue: string, { story, store, theme }: Shot): string {
  const globals = [...(store === null ? [] : [`store:${store}`]), ...(theme === null ? [] : [`theme:${theme}`])].join(';');
  return `${catalogue}iframe.html?id=${story.id}&viewMode=story${globals === '' ? '' : `&globals=${globals}`}`;
}

/** The part of Storybook's preview that the page around it reads. */
interface Catalogue {
  readonly __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, data: object): void };
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase?: string; readonly story?: { readonly parameters?: { readonly scene?: { readonly stores?: readonly string[] } } } };
  };
}

/** One load serves many stories: the catalog is told to show the next one. */
const showNext = (page: Page, storyId: string): Promise<void> =>
  page.evaluate((id) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    (window as unknown as Catalogue).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  }, storyId);

async function take(page: Page, { story, store, width }: Shot, { format, tallest: most = tallest }: PhotographOptions, show: (page: Page) => Promise<unknown>): Promise<Photograph> {
  try {
    await page.setViewportSize({ width, height: heightOf(width) });
    await show(page);
    const ended = await page.waitForFunction((id) => {
      const render = (window as unknown as Catalogue).__STORYBOOK_PREVIEW__?.currentRender;
      if (render?.id !== id || !['finished', 'errored', 'aborted'].includes(render.phase ?? '')) return null;
      return { isFinished: render.phase === 'finished', stores: render.story?.parameters?.scene?.stores };
    }, story.id, { timeout: patience, polling: 50 });
    const { isFinished, stores } = (await ended.jsonValue()) ?? { isFinished: false, stores: undefined };
    if (!isFinished) return { problem: (await page.locator('#error-message').textContent()) ?? 'It could not be rendered.' };
    if (store !== null && stores?.includes(store) === false) return { absent: true };
    await settle(page);
    // The window grows to the page: the content at its edges stays there.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(most, Math.max(heightOf(width), whole)) });
    await settle(page);
    return { image: await page.screenshot({ ...(format === 'png' ? { type: 'png' } : { type: 'jpeg', quality: 90 }), animations: 'disabled', caret: 'hide', timeout: patience }) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Waits for fonts and images, and for what React does after them. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => { requestAnimationFrame(resolve); });
  });
