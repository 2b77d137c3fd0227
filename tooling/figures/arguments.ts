import { parseArgs } from 'node:util';
import type { Part } from './parts.ts';

export interface BenchArguments<Name extends string = string> {
  readonly parts: readonly Name[];
  /** Products of the catalog, for the parts that take a size; null: the size that each has by itself. */
  readonly products: number | null;
  /** Where the figures are written as JSON, too. */
  readonly json: string | null;
  /** Only say which parts there are. */
  readonly list: boolean;
}

/** A sentence for the person who gave arguments that mean nothing. */
export class ArgumentError extends Error {
  override readonly name = 'ArgumentError';
}

/** @throws ArgumentError */
export function readArguments(argv: readonly string[], known: readonly Part[]): BenchArguments {
  const { values, positionals } = parsed(argv);
  const unknown = positionals.find((name) => known.every((part) => part.name !== name));
  if (unknown !== undefined) throw new ArgumentError(`There is no part "${unknown}"; the parts are ${known.map(({ name }) => name).join(', ')}.`);
  const products = values.products === undefined ? null : Number(values.products.replaceAll(',', ''));
  if (products !== null && (!Number.isInteger(products) || products < 1)) throw new ArgumentError(`--products is "${String(values.products)}"; use a whole number, such as 20000, 100000 or 1000000.`);
  // Without names all are measured, in their own order; named ones in the order of the names.
  return { parts: positionals.length === 0 ? known.map(({ name }) => name) : [...new Set(positionals)], products, json: values.json ?? null, list: values.list };
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options: { products: { type: 'string' }, json: { type: 'string' }, list: { type: 'boolean', default: false } } });
  } catch {
    throw new ArgumentError(`${argv.join(' ')} is not known. Usage: npm run bench -- [PART ...] [--products N] [--json FILE] [--list]`);
  }
}
