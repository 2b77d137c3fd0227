import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstScripts, PageKind, Sizes } from './first-scripts.ts';

/** KiB of first scripts that a page may have, as brotli, in any store. Decision 0137. */
export const scriptBudgets: Readonly<Record<PageKind, number>> = { start: 150, search: 156, product: 152, browse: 150, help: 136.5 };

const baselineFile = join(import.meta.dirname, 'first-scripts.json');

/** What the pages had when it was last accepted: bytes by package, by page. */
export const readBaseline = (): Readonly<Record<string, Sizes>> => JSON.parse(readFileSync(baselineFile, 'utf8')) as Record<string, Sizes>;

export function acceptAsBaseline(pages: readonly FirstScripts[]): void {
  const sorted = (packages: Sizes): Sizes => Object.fromEntries(Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other)));
  writeFileSync(baselineFile, `${JSON.stringify(Object.fromEntries(pages.map(({ page, packages }) => [page, sorted(packages)])), null, 2)}\n`);
}

/** In words: the packages that grew or shrank by more than a tenth of a KiB, the largest growth first. */
export function growth(now: Sizes, before: Sizes): string[] {
  return [...new Set([...Object.keys(now), ...Object.keys(before)])]
    .map((name) => ({ name, more: (now[name] ?? 0) - (before[name] ?? 0) }))
    .filter(({ more }) => Math.abs(more) > 102)
    .toSorted((one, other) => other.more - one.more)
    .map(({ name, more }) => `${more > 0 ? '+' : '-'}${kibibytes(Math.abs(more))} ${name}`);
}

export const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** One line for each page over the budget: its size, and what grew since the baseline. */
export const overBudget = (pages: readonly FirstScripts[], baseline: Readonly<Record<string, Sizes>>, budgets = scriptBudgets): string[] =>
  pages.flatMap(({ page, kind, bytes, packages }) =>
    bytes <= budgets[kind] * 1024 ? [] : [`${page}: ${kibibytes(bytes)} of first scripts, ${kibibytes(budgets[kind] * 1024)} allowed; since the baseline: ${growth(packages, baseline[page] ?? {}).join(', ') || 'nothing'}`],
  );
