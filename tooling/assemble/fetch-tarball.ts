import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddCommand } from './command-line.ts';
import { AssembleError } from './error.ts';
import { largestTarball } from './tarball.ts';

const patience = 120_000;
const tooLarge = `is larger than ${largestTarball} bytes. Ship only what pages load.`;

/**
 * The bytes of a package: a file's, or those that npm brings from the registry, as .npmrc has address and sign-in. Nothing
 * of the package is run or unpacked.
 *
 * @throws AssembleError when it cannot be had, or is too large
 */
export async function fetchTarball({ source, registry }: Pick<AddCommand, 'source' | 'registry'>, here: string): Promise<Buffer> {
  if (source.kind === 'file') return readFile(source.path);
  const folder = mkdtempSync(join(tmpdir(), 'quartermaster-fetch-'));
  try {
    await pack(`${source.name}@${source.version}`, scopedRegistry(source.name, registry), folder, here);
    const [file] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    if (file === undefined) throw new AssembleError(`npm brought no tarball of ${source.name}@${source.version}.`);
    return readFile(join(folder, file));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readFile(path: string): Buffer {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isFile() !== true) throw new AssembleError(`There is no file ${path}. Name the tarball that npm pack made.`);
  if (stat.size > largestTarball) throw new AssembleError(`${path} ${tooLarge}`);
  return readFileSync(path);
}

/** A registry that .npmrc gives to the scope would count before the one of the command line. */
const scopedRegistry = (name: string, registry: string | null): readonly string[] =>
  registry === null ? [] : [`--registry=${registry}`, ...(name.startsWith('@') ? [`--${name.split('/', 1)[0]}:registry=${registry}`] : [])];

async function pack(spec: string, registry: readonly string[], folder: string, here: string): Promise<void> {
  const args = ['pack', spec, '--ignore-scripts', '--silent', '--loglevel=error', `--pack-destination=${folder}`, `--cache=${join(folder, 'cache')}`, '--no-workspaces', '--no-update-notifier', '--fetch-retries=1', '--fetch-retry-mintimeout=1000', ...registry];
  // Under `npm run` the npm that runs is the one that was called.
  const own = process.env['npm_execpath'];
  const child = own?.endsWith('.js') === true ? spawn(process.execPath, [own, ...args], { cwd: here }) : spawn('npm', args, { cwd: here });
  let said = '';
  let stopped: string | null = null;
  child.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2000)));
  child.stdout.resume();
  const stop = (why: string): void => {
    stopped = why;
    child.kill('SIGKILL');
  };
  const watch = setInterval(() => {
    if (bytesIn(folder) > 3 * largestTarball) stop(`${spec} ${tooLarge}`);
  }, 100);
  const late = setTimeout(() => stop(`The registry did not give ${spec} within ${patience / 1000} s. Try again later.`), patience);
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (stopped !== null) throw new AssembleError(stopped);
    if (code !== 0) throw new AssembleError(`npm could not fetch ${spec}. Check the name, the version, and the registry with its sign-in in .npmrc. npm says: ${lastWords(said)}`);
  } catch (error) {
    if (error instanceof AssembleError) throw error;
    throw new AssembleError(`npm cannot be run (${String(error)}). Fetch the tarball yourself, and give its file.`);
  } finally {
    clearInterval(watch);
    clearTimeout(late);
  }
}

const lastWords = (said: string): string => said.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim()).filter((line) => line !== '' && !/complete log|\.log$/.test(line)).slice(0, 4).join(' ') || 'nothing.';

function bytesIn(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  }
  return bytes;
}
