import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, type Ran } from '../owners/support/run.ts';
import { browserProgram } from '../support/browser-program.ts';
import { root } from '../support/journeys-marketplace.ts';

/** Runs the operator's command on the marketplace of these journeys, which goes on running. */
export const stores = (...args: readonly string[]): Promise<Ran> =>
  run(root, { ...process.env, BROWSER_BIN: browserProgram(), DATABASE_URL: process.env['E2E_DATABASE_URL'] }, process.execPath, 'tooling/assemble/main.ts', ...args);

/**
 * Packs a store as its owner would ship it and adds it as an operator does: the integrity compared, every rule kept, installed and shown.
 * Prints its figures.
 *
 * @param source folder of the store, from the repository's packages
 * @returns what the command told of it
 * @throws Error with the words of the command that failed
 */
export const addPackedStore = (source: string, ...options: readonly string[]): Promise<unknown> =>
  withPackedStore(source, async ({ file, integrity }) => {
    const { code, out, complaint } = await stores('add', file, '--integrity', integrity, '--json', ...options);
    if (code !== 0) throw new Error(`${out}\n${complaint}`);
    return JSON.parse(out) as unknown;
  });

/** A packed store, as its owner gives it to an operator. */
export interface PackedStore {
  readonly file: string;
  readonly integrity: string;
}

/** Packs a store, adds it by `added`, and prints its figures. */
export async function withPackedStore<Result>(source: string, added: (packed: PackedStore) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-packed-'));
  try {
    const packed = await run(root, { ...process.env }, process.execPath, 'tooling/publish/main.ts', 'store', source, '--to', folder);
    const [, file = '', integrity = ''] = /add (\S+) --integrity (\S+)/.exec(packed.out) ?? [];
    if (packed.code !== 0) throw new Error(packed.complaint);
    const begun = Date.now();
    const result = await added({ file, integrity });
    console.log(`${source}: ${statSync(file).size} bytes packed; fetched, checked, installed and shown in ${Math.round((Date.now() - begun) / 1000)} s`);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
