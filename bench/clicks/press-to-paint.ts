import type { Page } from '@playwright/test';

/** How the other page was come to. */
export type Way = 'at rest' | 'at once' | 'back';

/** Milliseconds that a pointer rests on a link before a press, as people's do at least. */
const rest = 150;

/** Products of one page of results, so that no press leads where one has led before. */
const productLinks = 'main h2 a[href*="/catalog/product_detail"], main h3 a[href*="/catalog/product_detail"]';

/** Milliseconds from each press to the first frame with the other page's heading, by the way. */
export async function fromPressToPaint(page: Page, results: string, clicks: number): Promise<Readonly<Record<Way, readonly number[]>>> {
  const times: Record<Way, number[]> = { 'at rest': [], 'at once': [], 'back': [] };
  await page.goto(results);
  await page.waitForSelector('html[data-page=alive]');
  const count = await page.locator(productLinks).count();
  if (count === 0) throw new Error(`${results} shows no product.`);
  for (let click = 0; click < clicks; click++) {
    const way = click % 2 === 0 ? 'at rest' : 'at once';
    const link = page.locator(productLinks).nth(click % count);
    await link.scrollIntoViewIfNeeded();
    const painted = await painting(page, 'click');
    if (way === 'at rest') {
      await link.hover();
      await page.waitForTimeout(rest);
    }
    await link.click();
    times[way].push(await painted());
    const back = await painting(page, 'popstate');
    await page.goBack();
    times.back.push(await back());
  }
  return times;
}

/** Begins to listen in the page; what is returned gives the milliseconds from the event to the frame in which the heading is another. */
async function painting(page: Page, event: 'click' | 'popstate'): Promise<() => Promise<number>> {
  const before = await page.locator('h1').first().textContent();
  await page.evaluate(
    ([name, heading]) => {
      const painted = new Promise<number>((resolve) => {
        const begun = ({ timeStamp }: Event): void => {
          const look = (): void => {
            if (document.querySelector('h1')?.textContent === heading) requestAnimationFrame(look);
            else requestAnimationFrame((now) => resolve(now - timeStamp));
          };
          look();
        };
        window.addEventListener(name, begun, { capture: true, once: true });
      });
      Object.assign(window, { painted });
    },
    [event, before] as const,
  );
  return () => page.evaluate(() => (window as unknown as { readonly painted: Promise<number> }).painted);
}
