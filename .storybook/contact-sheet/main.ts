// npm run contact-sheet [-- areas]: a page and a picture for each area with all its screens, in every theme and at both widths.
import { chromium } from '@playwright/test';
import { browserSwitches, findBrowser } from '@quartermaster/core-testing/browser';
import { globSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildCatalogue, serveCatalogue } from '../pictures/catalogue.ts';
import { photograph } from '../pictures/photograph.ts';
import { keyOf, labelOf, shotsOf } from '../pictures/shots.ts';
import { steadySwitches } from '../pictures/steady-switches.ts';
import { areasIn, UnknownArea } from './areas.ts';
import { drawSheet } from './sheet.ts';
import { rowsOf, type SheetPicture } from './sheet-rows.ts';

const { values, positionals } = parseArgs({ options: { store: { type: 'string', multiple: true, default: [] } }, allowPositionals: true });
const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.storybook', 'sheets');
const themes = globSync('packages/theme-*', { cwd: root }).map((path) => basename(path).replace('theme-', '')).toSorted();
const stores = values.store.flatMap((names) => names.split(','));
/** Of longer pages a sheet shows the top, in pixels. */
const tallest = 1920;
const executablePath = findBrowser();
const started = performance.now();
const secondsSince = (begun: number): string => `${((performance.now() - begun) / 1000).toFixed(0)} s`;

console.log('Building the catalog ...');
const catalogue = buildCatalogue();
const served = await serveCatalogue(catalogue);
const browser = await chromium.launch({ ...(executablePath !== null && { executablePath }), args: [...browserSwitches, ...steadySwitches] });
try {
  mkdirSync(folder, { recursive: true });
  const areas = areasIn(catalogue.stories, positionals);
  let failed = 0;
  for (const [area, screens] of areas) {
    const begun = performance.now();
    const chosen = new Set(screens.map(({ id }) => id));
    const shots = shotsOf(catalogue.stories.filter(({ id }) => chosen.has(id)), { words: [], stores, themes, widths: [1280, 390] });
    const pictures = new Map<string, SheetPicture>();
    let said = begun;
    await photograph(browser, served.url, shots, {
      format: 'jpeg',
      tallest,
      taken: (shot, picture) => {
        pictures.set(keyOf(shot), { shot, picture });
        if ('problem' in picture) {
          failed += 1;
          console.error(`FAILED  ${labelOf(shot)}: ${picture.problem}`);
        }
        if (performance.now() - said < 10_000) return;
        said = performance.now();
        console.log(`${area}: ${pictures.size} of ${shots.length} pictures, ${secondsSince(begun)}`);
      },
    });
    const page = await drawSheet(browser, area, rowsOf(screens, shots.flatMap((shot) => pictures.get(keyOf(shot)) ?? [])), folder);
    console.log(`${pathToFileURL(page).href}  ${screens.length} ${screens.length === 1 ? 'screen' : 'screens'}, ${shots.length} pictures, ${secondsSince(begun)}`);
  }
  console.log(`Done in ${secondsSince(started)}`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof UnknownArea)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await browser.close();
  await served.close();
}
