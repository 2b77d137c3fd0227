import { expect, test, type Page } from '@playwright/test';
import { lookAt } from './registering.ts';

/** A desk, a desk at 200 %, and a phone. */
const widths = [1280, 640, 390] as const;

/** The page is as it should be for everyone at each width; afterward it has the one that it had. Pictures: `E2E_PICTURES` names a folder for them. */
export async function lookAtWidths(page: Page, what: string): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of widths) {
    await widen(page, { width, height: before.height });
    await lookAt(page, `${what} at ${width} pixels`);
    await pictureOf(page, what);
  }
  await widen(page, before);
}

/** The page knows its new size: on a busy machine it hears of that after the call has ended. */
async function widen(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => window.innerWidth), `a window of ${size.width} pixels`).toBe(size.width);
}

/** A picture of the page as it is, where pictures are wanted. */
export async function pictureOf(page: Page, what: string): Promise<void> {
  const pictures = process.env['E2E_PICTURES'];
  if (pictures === undefined) return;
  await page.screenshot({ path: `${pictures}/${test.info().title.split(' ', 1)[0] ?? ''}-${what.replaceAll(/\W+/g, '-')}-${page.viewportSize()?.width ?? ''}.png`, fullPage: true });
}
