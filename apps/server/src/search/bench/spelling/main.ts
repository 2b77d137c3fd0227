// npm run bench:spelling: how often misspelled words are corrected rightly and wrongly, and how often words that are right are left alone.
// CATALOG names another import file than the sample catalog; DATABASE_URL a database that has one already; SEEDS other seeds.
import { readdirSync, readFileSync } from 'node:fs';
import type { Pool } from '@quartermaster/database';
import { fileURLToPath } from 'node:url';
import { wholeCatalog } from '../../../stores/assortment/index.ts';
import { nameWords, stem } from '../../../text/index.ts';
import { searchOf } from '../../request.ts';
import { search } from '../../search.ts';
import { splits } from '../../spelling.ts';
import { onCatalog } from '../on-catalog.ts';
import { judge, spellingCases, type CaseSources, type NameWord, type SpellingCases } from './spelling-cases.ts';
import { seeded } from '../typos.ts';

/** Queries of each kind for each seed. */
const size = 150;
const seeds = (process.env['SEEDS'] ?? '11,12').split(',').map(Number);
const documents = fileURLToPath(new URL('../../../../../../docs/', import.meta.url));

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const stemmed = (text: string): string => text.split(/\s+/).map(stem).join(' ');
const isPlain = (word: string): boolean => /^[a-z]{4,}$/.test(word);

/** What of a document is no prose: code, and the addresses of links. */
const noProse = /```[^]*?```|`[^`\n]*`|\]\([^)]*\)|https?:\S+/g;

/** Words that the documents of the project use at least three times, outside of code: English, and of another trade than the catalog. */
function documentWords(): string[] {
  const counts = new Map<string, number>();
  for (const file of readdirSync(documents, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))) {
    for (const [word] of readFileSync(`${documents}${file}`, 'utf8').replaceAll(noProse, ' ').matchAll(/\b[A-Za-z][a-z]{3,}\b/g)) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= 3).map(([word]) => word).toSorted();
}

async function readSources(pool: Pool): Promise<{ sources: CaseSources; isKnown: (word: string) => boolean }> {
  const { rows: vocabulary } = await pool.query<NameWord>('select term, name_count as "nameCount" from marketplace.vocabulary order by term');
  const { rows: names } = await pool.query<{ name: string }>('select name from marketplace.product order by product_id');
  const known = new Set(vocabulary.map(({ term }) => term));
  const isKnown = (word: string): boolean => known.has(stem(word));
  const neighbors = names.flatMap(({ name }) => {
    const words = nameWords(name);
    return words.slice(1).flatMap((word, i): [string, string][] => (isPlain(words[i] ?? '') && isPlain(word) ? [[words[i] ?? '', word]] : []));
  });
  const beside = new Set(neighbors.map((pair) => pair.join(' ')));
  const inNames = new Set(vocabulary.filter(({ term, nameCount }) => nameCount >= 2 && isPlain(term)).map(({ term }) => term));
  const isWord = (word: string): boolean => inNames.has(word);
  return {
    sources: {
      words: vocabulary.filter(({ term, nameCount }) => nameCount >= 2 && isPlain(term)),
      neighbors,
      compounds: vocabulary.filter(({ term, nameCount }) => nameCount >= 2 && isPlain(term)).flatMap(({ term }) => splits(term).filter(([one, other]) => isWord(one) && isWord(other) && !beside.has(`${one} ${other}`))),
      missing: documentWords().filter((word) => !isKnown(word)),
    },
    isKnown,
  };
}

async function measure(pool: Pool, { title, cases, isApart }: SpellingCases): Promise<void> {
  const results = [];
  for (const { query, meant } of cases) {
    const isSame = query !== meant && stemmed(query) === stemmed(meant);
    if (isApart !== undefined && (isSame || (await hasAll(pool, isApart === 'as typed' ? query : meant)))) continue;
    const { correction, offer } = await search(wholeCatalog(pool), searchOf({ q: query, pageSize: 1 }));
    results.push({ query, meant, correction: correction?.to ?? null, offer });
  }
  const counts = judge(results, (a, b) => stemmed(a) === stemmed(b));
  const share = (count: number): string => `${((100 * count) / results.length).toFixed(1).padStart(5)} %`;
  say(`${title.padEnd(40)} ${String(results.length).padStart(4)}  replaced: right ${share(counts.right)}, wrong ${share(counts.wrong)};  offered: right ${share(counts.offeredRight)}, wrong ${share(counts.offeredWrong)};  as typed ${share(counts.left)}`);
  if (process.env['SHOW'] !== undefined) {
    for (const { query, meant, correction, offer } of results) if (stemmed(correction ?? offer ?? query) !== stemmed(meant)) say(`    ${query} -> ${correction ?? offer ?? '-'}${correction === null ? ' (offered)' : ''}, meant: ${meant}`);
  }
}

const hasAll = async (pool: Pool, query: string): Promise<boolean> => (await search(wholeCatalog(pool), { ...searchOf({ q: query, pageSize: 1 }), correctSpelling: false })).complete > 0;

async function run(pool: Pool): Promise<void> {
  const { sources, isKnown } = await readSources(pool);
  const drawn = seeds.map((seed) => spellingCases(sources, isKnown, seeded(seed), size));
  for (const [i, { title }] of (drawn[0] ?? []).entries()) await measure(pool, { title, cases: drawn.flatMap((kinds) => kinds[i]?.cases ?? []), isApart: drawn[0]?.[i]?.isApart });
}

await onCatalog(run);
