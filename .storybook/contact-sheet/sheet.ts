import type { Browser } from '@playwright/test';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escaped } from '../pictures/html.ts';
import { storyAddress } from '../pictures/story-address.ts';
import type { ScreenEntry } from './areas.ts';
import type { Figure, SheetRow } from './sheet-rows.ts';

/** Pixels: of a picture of a desk's window and of a phone's, and what a browser can photograph at once. */
const deskWidth = 480;
const phoneWidth = 200;
const tallestSheet = 15_000;

/** Half the size of a phone, or less of a desk's window. */
const shownWidth = ({ width }: Figure): number => (width < 700 ? phoneWidth : deskWidth);

/** Draws all screens of an area on one sheet: a page whose headings lead to the stories, and the same as PNG beside it. Gives the file of the page. */
export async function drawSheet(browser: Browser, area: string, rows: readonly SheetRow[], folder: string): Promise<string> {
  const images = join(folder, area);
  rmSync(images, { recursive: true, force: true });
  mkdirSync(images, { recursive: true });
  const file = join(folder, `${area}.html`);
  writeFileSync(file, sheetHtml(area, rows, (name, image) => {
    writeFileSync(join(images, name), image);
    return `${area}/${name}`;
  }));
  const widest = Math.max(...rows.map(({ figures }) => figures.reduce((sum, figure) => sum + shownWidth(figure) + 8, 0)));
  // As wide as it must be, so that the sheet is no taller than a browser can photograph.
  const page = await browser.newPage({ viewport: { width: 64 + widest, height: 800 } });
  await page.goto(pathToFileURL(file).href, { waitUntil: 'load' });
  for (let columns = 2; columns <= rows.length && (await heightOf(page)) > tallestSheet; columns += 1) await page.setViewportSize({ width: 64 + columns * (widest + 32), height: 800 });
  await page.screenshot({ path: join(folder, `${area}.png`), fullPage: true });
  await page.close();
  return file;
}

const heightOf = (page: { evaluate: (read: () => number) => Promise<number> }): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

function sheetHtml(area: string, rows: readonly SheetRow[], put: (name: string, image: Buffer) => string): string {
  const widest = Math.max(...rows.map(({ figures }) => figures.reduce((sum, figure) => sum + shownWidth(figure) + 8, 0)));
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contact sheet: ${escaped(area)}</title>
<style>
body { margin: 32px; font: 14px/1.4 system-ui, sans-serif; color: #1b2633; background: #e9edf3; }
main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, ${widest}px), 1fr)); gap: 32px; align-items: start; }
h1 { margin: 0 0 16px; font-size: 22px; }
h2 { margin: 0 0 2px; font-size: 15px; }
a { color: #0b5cad; }
p { margin: 0 0 6px; color: #4a5666; }
.pictures { display: flex; flex-wrap: wrap; gap: 8px; align-items: start; }
figure { margin: 0; }
figcaption { font-size: 12px; min-height: 2.8em; }
img { display: block; width: 100%; border: 1px solid #8d97a5; background: #fff; }
</style>
<h1>${escaped(area)}: ${rows.length} ${rows.length === 1 ? 'screen' : 'screens'}</h1>
<main>
${rows.map((row) => rowHtml(row, put)).join('\n')}
</main>
</html>
`;
}

function rowHtml({ screen, figures }: SheetRow, put: (name: string, image: Buffer) => string): string {
  const shown = figures.map((figure, at) => `<figure style="width:${shownWidth(figure)}px"><figcaption>${escaped(figure.caption)}</figcaption>${contentHtml(figure, screen, at, put)}</figure>`);
  return `<section id="${screen.id}"><h2><a href="${escaped(storyAddress({ story: screen, store: null, theme: null }))}">${escaped(nameOf(screen))}</a></h2><p>${escaped(screen.example)} · ${escaped(screen.path)}</p><div class="pictures">${shown.join('')}</div></section>`;
}

function contentHtml({ content, store, theme }: Figure, screen: ScreenEntry, at: number, put: (name: string, image: Buffer) => string): string {
  if ('problem' in content) return `<p>${escaped(content.problem)}</p>`;
  if ('sameAs' in content) return `<p>The same picture as <a href="#${content.sameAs.id}">${escaped(nameOf(content.sameAs))}, ${escaped(content.sameAs.example)}</a>.</p>`;
  return `<a href="${escaped(storyAddress({ story: screen, store, theme }))}"><img alt="${escaped(`${nameOf(screen)}, ${screen.example}`)}" src="${escaped(encodeURI(put(`${screen.id}-${at}.jpg`, content.image)))}"></a>`;
}

const nameOf = ({ screen }: ScreenEntry): string => screen;
