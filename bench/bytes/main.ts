// Prints the first scripts of the pages that people come to first, as brotli, by chunk and by package; `--accept` makes them the baseline.
//   npm run bench:bytes
import { join } from 'node:path';
import { firstScripts } from '../../e2e/support/first-scripts.ts';
import { acceptAsBaseline, growth, kibibytes, overBudget, readBaseline, scriptBudgets } from '../../e2e/support/script-budget.ts';
import { reportFigures } from '../../tooling/figures/figure.ts';
import { buildWeb } from '../../tooling/start/web-build.ts';

await buildWeb(join(import.meta.dirname, '..', '..'));
const pages = firstScripts();
const baseline = readBaseline();
for (const { page, kind, address, bytes, files, packages } of pages) {
  console.log(`\n${page} ${kibibytes(bytes)} of ${kibibytes(scriptBudgets[kind] * 1024)}  ${address}`);
  console.log(`  ${files.map((each) => `${each.file.replace(/^assets\//, '')} ${kibibytes(each.bytes)}`).join(', ')}`);
  console.log(`  ${Object.entries(packages).toSorted(([, one], [, other]) => other - one).map(([name, size]) => `${name} ${kibibytes(size)}`).join(', ')}`);
  const changes = growth(packages, baseline[page] ?? {});
  if (changes.length > 0) console.log(`  since the baseline: ${changes.join(', ')}`);
}
reportFigures(pages.map(({ page, bytes }) => ({ what: `first scripts, ${page}`, value: bytes / 1024, unit: 'KiB brotli' })));
const exceeded = overBudget(pages, baseline);
if (process.argv.includes('--accept')) acceptAsBaseline(pages);
else if (exceeded.length > 0) {
  console.error(`\n${exceeded.join('\n')}`);
  process.exitCode = 1;
}
