// npm run contact-sheet [-- areas]: one picture for each area with all its screens in every theme side by side.
import { chromium } from '@playwright/test';
import { browserSwitches, findBrowser } from '@quartermaster/core-testing/browser';
import { globSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { areasIn, UnknownArea } from './areas.ts';
import { serveCatalogue } from './catalogue.ts';
import { photograph } from './photograph.ts';
import { drawSheet } from './sheet.ts';

const { values, positionals } = parseArgs({ options: { catalogue: { type: 'string' } }, allowPositionals: true });
const root = join(import.meta.dirname, '..', '..');
const folder = join(root, '.storybook', 'sheets');
const themes = globSync('packages/theme-*', { cwd: root }).map((path) => basename(path).replace('theme-', '')).toSorted();
const executablePath = findBrowser();
const started = performance.now();

// With `--catalogue` the address of one that runs already.
if (values.catalogue === undefined) console.log('Building the catalog ...');
const catalogue = values.catalogue === undefined ? await serveCatalogue() : { url: values.catalogue, close: () => Promise.resolve() };
const browser = await chromium.launch({ ...(executablePath !== null && { executablePath }), args: [...browserSwitches] });
try {
  const index = (await (await fetch(`${catalogue.url}index.json`)).json()) as { entries: Record<string, Parameters<typeof areasIn>[0][number]> };
  mkdirSync(folder, { recursive: true });
  let failed = 0;
  for (const [area, screens] of areasIn(Object.values(index.entries), positionals)) {
    const begun = performance.now();
    const inThemes = await Promise.all(themes.map((theme) => photograph(browser, catalogue.url, theme, screens)));
    const rows = screens.map((screen, at) => ({
      screen,
      pictures: themes.map((theme, which) => ({ theme, picture: inThemes[which]?.[at] ?? { problem: 'It was not photographed.' } })),
    }));
    const problems = rows.flatMap(({ screen, pictures }) => pictures.flatMap(({ theme, picture }) => ('problem' in picture ? [`${screen.id} in ${theme}: ${picture.problem}`] : [])));
    for (const problem of problems) console.error(`  ${problem}`);
    failed += problems.length;
    const file = join(folder, `${area}.png`);
    await drawSheet(browser, area, rows, file);
    console.log(`${file}  ${screens.length} ${screens.length === 1 ? 'screen' : 'screens'}, ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  }
  console.log(`Done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof UnknownArea)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await browser.close();
  await catalogue.close();
}
