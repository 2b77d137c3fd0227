// npm run bench:typos: how many of the first ten results of queries that are drawn from the catalog are left with one typo, by classes of typos and sorts of queries.
// CATALOG names another import file than the sample catalog; DATABASE_URL a database that has one already; HALF=a or =b asks one half of the queries (rules are chosen on a, and measured on b); SHOW=20 prints as many of each class that lose most.
import { createHash } from 'node:crypto';
import type { Pool } from '@quartermaster/database';
import { wholeCatalog } from '../../../stores/assortment/index.ts';
import { searchOf } from '../../request.ts';
import { search } from '../../search.ts';
import { intervalOf, mean } from '../interval.ts';
import { onCatalog } from '../on-catalog.ts';
import { seeded } from '../typos.ts';
import { drawnQueries } from './drawn-queries.ts';
import { overlap, typoClasses } from './typo-classes.ts';

/** Queries of each sort for each class of typos. */
const perSort = Number(process.env['PER_SORT'] ?? '40');
const half = process.env['HALF'] ?? '';
const shown = Number(process.env['SHOW'] ?? '0');

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const halfOf = (query: string): string => ((createHash('md5').update(query).digest()[0] ?? 0) % 2 === 0 ? 'a' : 'b');

interface Asked {
  readonly sort: string;
  readonly right: string;
  readonly typed: string;
  readonly became: string | null;
  readonly overlap: number;
}

async function run(pool: Pool, searches: Pool): Promise<void> {
  const catalog = wholeCatalog(searches);
  const firstTen = new Map<string, Promise<readonly string[]>>();
  const find = async (q: string): Promise<readonly string[]> => (await search(catalog, searchOf({ q, pageSize: 10 }))).matches.ids;
  const rightOf = (q: string): Promise<readonly string[]> => firstTen.get(q) ?? firstTen.set(q, find(q)).get(q) ?? find(q);
  const sorts = (await drawnQueries(pool)).map(({ title, queries }) => ({ title, queries: queries.filter((query) => half === '' || halfOf(query) === half) }));
  const all: Asked[] = [];
  for (const [place, { title, mistype }] of typoClasses.entries()) {
    const asked: Asked[] = [];
    for (const { title: sort, queries } of sorts) {
      const random = seeded(1_000 + place);
      let count = 0;
      for (const right of queries) {
        if (count >= perSort) break;
        const typed = mistype(right, random);
        const ids = typed === null || typed === right ? [] : await rightOf(right);
        if (typed === null || ids.length === 0) continue;
        const { matches, correction } = await search(catalog, searchOf({ q: typed, pageSize: 10 }));
        asked.push({ sort, right, typed, became: correction?.to ?? null, overlap: overlap(ids, matches.ids) });
        count += 1;
      }
    }
    if (asked.length === 0) continue;
    sayShare(title, asked);
    for (const each of asked.filter((one) => one.overlap < 0.5).toSorted((a, b) => a.overlap - b.overlap || (a.typed < b.typed ? -1 : 1)).slice(0, shown)) say(`    ${each.right}: ${each.typed} -> ${each.became ?? '-'} (${each.overlap.toFixed(1)})`);
    all.push(...asked);
  }
  say('');
  for (const { title } of sorts) sayShare(title, all.filter(({ sort }) => sort === title));
  sayShare('all', all);
}

function sayShare(title: string, asked: readonly Asked[]): void {
  const bySort = intervalOf(asked.map((each) => each.overlap));
  const lost = mean(asked.map((each) => (each.overlap === 0 ? 1 : 0)));
  say(`${title.padEnd(34)} ${String(asked.length).padStart(5)}  overlap@10 ${bySort.mean.toFixed(3)} (${bySort.low.toFixed(3)} to ${bySort.high.toFixed(3)}); none of them ${(100 * lost).toFixed(1).padStart(5)} %`);
}

await onCatalog(run);
