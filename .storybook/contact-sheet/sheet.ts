import type { Browser } from '@playwright/test';
import type { ScreenEntry } from './areas.ts';
import type { Picture } from './photograph.ts';

/** One screen of a sheet, in every theme. */
export interface SheetRow {
  readonly screen: ScreenEntry;
  readonly pictures: readonly { readonly theme: string; readonly picture: Picture }[];
}

/** Pixels: of one picture, of the tallest cell, and what a browser can photograph at once. */
const pictureWidth = 480;
const tallestCell = 780;
const tallestSheet = 15_000;

/** Draws all screens of an area on one sheet and writes it as PNG. */
export async function drawSheet(browser: Browser, area: string, rows: readonly SheetRow[], file: string): Promise<void> {
  const themes = Math.max(...rows.map(({ pictures }) => pictures.length));
  const columns = Math.max(Math.min(2, rows.length), Math.ceil((rows.length * tallestCell) / tallestSheet));
  const cellWidth = themes * (pictureWidth + 8);
  const page = await browser.newPage({ viewport: { width: columns * (cellWidth + 32) + 32, height: 800 } });
  await page.setContent(sheetHtml(area, rows, columns, cellWidth), { waitUntil: 'load' });
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

function sheetHtml(area: string, rows: readonly SheetRow[], columns: number, cellWidth: number): string {
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 32px; font: 14px/1.4 sans-serif; color: #1b2633; background: #e9edf3; }
    main { display: grid; grid-template-columns: repeat(${columns}, ${cellWidth}px); gap: 32px; align-items: start; }
    h2 { margin: 0 0 4px; font-size: 14px; } p { margin: 0 0 4px; } .themes { display: flex; gap: 8px; align-items: start; }
    figure { margin: 0; width: ${pictureWidth}px; } figcaption { font-size: 12px; } img { width: 100%; border: 1px solid #6f7b8b; background: #fff; }
  </style><h1>${escaped(area)}: ${rows.length} ${rows.length === 1 ? 'screen' : 'screens'}</h1><main>${rows.map(cellHtml).join('')}</main>`;
}

function cellHtml({ screen, pictures }: SheetRow): string {
  const shown = pictures.map(({ theme, picture }) => `<figure><figcaption>${escaped(theme)}</figcaption>${pictureHtml(picture)}</figure>`);
  return `<section><h2>${escaped(screen.screen)}</h2><p>${escaped(screen.example)} · ${escaped(screen.path)}</p><div class="themes">${shown.join('')}</div></section>`;
}

const pictureHtml = (picture: Picture): string =>
  'jpeg' in picture ? `<img alt="" src="data:image/jpeg;base64,${picture.jpeg.toString('base64')}">` : `<p>${escaped(picture.problem)}</p>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
