import { homedir } from 'node:os';
import { join } from 'node:path';

export interface BenchArguments {
  readonly products: number;
  readonly parts: readonly Part[];
  readonly folder: string;
}

const parts = ['import', 'queries'] as const;
type Part = (typeof parts)[number];

const usage = `Usage: npm run bench:million -- [import] [queries] [--products N]

Varies the sample catalog until it has N products (1,000,000 unless said otherwise), imports them into a PostgreSQL whose data are kept under the cache folder,
and measures searches and pages. Without a part it does both, but imports only what is not there.`;

/** PostgreSQL does not run as root, and another user does not come into root's home. */
const cacheOf = (env: NodeJS.ProcessEnv): string => env['XDG_CACHE_HOME'] || (process.getuid?.() === 0 ? '/var/tmp' : join(homedir(), '.cache'));

/** Where the database of so many products is kept for the next run. */
export const keptFolder = (products: number, env: NodeJS.ProcessEnv = process.env): string => join(cacheOf(env), 'quartermaster', 'million', String(products));

export function readArguments(args: readonly string[], env: NodeJS.ProcessEnv = process.env): BenchArguments {
  const at = args.indexOf('--products');
  const products = Number(at < 0 ? '1000000' : (args[at + 1] ?? ''));
  const asked = args.filter((_, i) => at < 0 || (i !== at && i !== at + 1));
  const named = parts.filter((part) => asked.includes(part));
  if (!Number.isInteger(products) || products < 1 || named.length < asked.length) throw new Error(usage);
  return { products, parts: named.length === 0 ? parts : named, folder: keptFolder(products, env) };
}
