import { expect, test, type Page } from '@playwright/test';
import { expectNoSidewaysScroll, expectNoViolation } from './axe.ts';

/** A desk, a desk at 200 %, and a phone. */
const widths = [1280, 640, 390] as const;

/** Each page is shown to axe at each width: `npm run test:accessibility:journeys`. */
const everyWidth = process.env['EVERY_PAGE'] === '1';

interface Looking {
  /** No story and no component of it is shown to axe: a page of the identity server or of a vendor. */
  readonly withoutStory?: boolean;
}

/**
 * The page is as it should be for everyone at each width; afterward it has the one that it had. axe examines it once, at its own width, since the stories and the components show it
 * to axe at the three of them (decision 0369). Pictures: `E2E_PICTURES` names a folder for them.
 */
export async function lookAtWidths(page: Page, what: string, { withoutStory = false }: Looking = {}): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  const own = widths.find((width) => width === before.width) ?? widths[0];
  for (const width of widths) {
    await widen(page, { width, height: before.height });
    if (everyWidth || withoutStory || width === own) await expectNoViolation(page, `${what} at ${width} pixels`);
    await expectNoSidewaysScroll(page, `${what} at ${width} pixels`);
    await pictureOf(page, what);
  }
  await widen(page, before);
}

/** The page knows its new size: on a busy machine it hears of that after the call has ended. */
async function widen(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  if (page.viewportSize()?.width === size.width && page.viewportSize()?.height === size.height) return;
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => window.innerWidth), `a window of ${size.width} pixels`).toBe(size.width);
}

/** A picture of the page as it is, where pictures are wanted. */
export async function pictureOf(page: Page, what: string): Promise<void> {
  const pictures = process.env['E2E_PICTURES'];
  if (pictures === undefined) return;
  await page.screenshot({ path: `${pictures}/${test.info().title.split(' ', 1)[0] ?? ''}-${what.replaceAll(/\W+/g, '-')}-${page.viewportSize()?.width ?? ''}.png`, fullPage: true });
}
