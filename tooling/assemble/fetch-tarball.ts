import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddCommand } from './command-line.ts';
import { PackageError } from './error.ts';
import type { FetchOrder, FetchOutcome } from './fetch/order.ts';
import { largestTarball } from './tarball.ts';

/** Milliseconds for everything that a registry has to answer. */
const patience = 120_000;

/**
 * The bytes of a package: a file's, or those of a registry, which must be the ones that it published. Address and sign-in are npm's
 * configuration's, as seen from `here`. Nothing of the package is run or unpacked.
 *
 * @param within milliseconds for all answers of the registry together
 * @throws PackageError when it cannot be had, is too large, or is not what was published
 */
export async function fetchTarball({ source, registry }: Pick<AddCommand, 'source' | 'registry'>, here: string, within: number = patience): Promise<Buffer> {
  if (source.kind === 'file') return readFile(source.path, source.path);
  const spec = `${source.name}@${source.version}`;
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-fetch-'));
  try {
    const file = join(folder, 'package.tgz');
    const outcome = await fetchInto({ spec, registries: scopedRegistry(source.name, registry), file, cache: join(folder, 'cache'), mostReceived: 3 * largestTarball }, here, within);
    if (outcome.kind !== 'fetched') throw notFetched(spec, outcome, within);
    return readFile(file, spec);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A registry that .npmrc gives to the scope would count before the one of the command line. */
const scopedRegistry = (name: string, registry: string | null): Readonly<Record<string, string>> =>
  registry === null ? {} : { registry, ...(name.startsWith('@') && { [`${name.split('/', 1)[0]}:registry`]: registry }) };

/** In a process of its own: whatever a registry sends, a fetch that hangs or breaks is ended with it. */
async function fetchInto(order: FetchOrder, here: string, within: number): Promise<FetchOutcome | { readonly kind: 'late' }> {
  const child = fork(join(import.meta.dirname, 'fetch', 'main.ts'), [JSON.stringify(order)], { cwd: here, execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let outcome: FetchOutcome | { readonly kind: 'late' } | null = null;
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2000)));
  child.once('message', (message) => (outcome ??= message as FetchOutcome));
  const late = setTimeout(() => {
    outcome ??= { kind: 'late' };
    child.kill('SIGKILL');
  }, within);
  await once(child, 'close');
  clearTimeout(late);
  return outcome ?? { kind: 'refused', code: 'no code', words: said };
}

function notFetched(spec: string, outcome: Exclude<FetchOutcome, { kind: 'fetched' }> | { readonly kind: 'late' }, within: number): PackageError {
  switch (outcome.kind) {
    case 'late':
      return new PackageError('PACKAGE_LATE', `The registry did not give ${spec} within ${within / 1000} s. Try again later.`);
    case 'too much':
      return tooLarge(spec);
    case 'refused': {
      // Words of a registry reach a terminal.
      const words = outcome.words.replace(/\p{C}+/gu, ' ').slice(0, 400);
      return outcome.code === 'EINTEGRITY'
        ? new PackageError('PACKAGE_INTEGRITY', `The registry gave other bytes for ${spec} than it published. Tell its owner and who runs the registry. ${words}`)
        : new PackageError('PACKAGE_NOT_FETCHED', `${spec} could not be fetched (${outcome.code}). Check the name, the version, and the registry with its sign-in in .npmrc. ${words}`);
    }
  }
}

function readFile(path: string, name: string): Buffer {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isFile() !== true) throw new PackageError('PACKAGE_NOT_FETCHED', `There is no file ${path}. Name the tarball that npm pack made.`);
  if (stat.size > largestTarball) throw tooLarge(name);
  return readFileSync(path);
}

const tooLarge = (name: string): PackageError => new PackageError('PACKAGE_TOO_LARGE', `${name} is larger than ${largestTarball} bytes. Ship only what pages load.`);
