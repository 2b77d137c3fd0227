import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { ModuleImport } from '../modules/imports.ts';
import type { Finding, RuleReport } from '../report/report.ts';
import type { Subject } from '../subject.ts';
import { findingIn } from './static-rule.ts';

/** The bytes that a buyer's browser may load before the store's first page is there. */
const firstLoadLimit = 30 * 1024;
/** The bytes that one import() may bring: a screen with the libraries that it needs. */
const screenLoadLimit = 120 * 1024;
/** Everything that is shipped: what the marketplace keeps for each version. */
const totalLimit = 2 * 1024 * 1024;
/** Names of files that are compressed already: these are sent as they are. */
const compressedAlready = /\.(png|jpe?g|gif|webp|avif|woff2?|mp4|webm|mp3|ogg|zip|gz|br|pdf)$/;
/** More than this is far from every limit of a page: how well it can be compressed says nothing any more, and takes long to find out. */
const worthCompressing = 1024 * 1024;

/**
 * Bytes that a buyer loads: first (the entry, what comes with it without being asked for, and every stylesheet), with each screen, and all
 * files together; each compressed by itself with brotli at its highest quality, as a server sends it; pictures and fonts as they are.
 */
export function sizeReport(subject: Subject): RuleReport {
  const { source } = subject;
  const isLoaded = (path: string) => path.startsWith('dist/') && !path.endsWith('.map');
  const sizes = new Map([...source.files].filter(([path]) => isLoaded(path)).map(([path, bytes]) => [path, sentSize(path, bytes)]));
  const sum = (paths: Iterable<string>) => [...paths].reduce((bytes, path) => bytes + (sizes.get(path) ?? 0), 0);
  const largest = (paths: Iterable<string>) => [...paths].toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0))[0] ?? null;
  const first = new Set([...(subject.entry === null ? [] : loadedWith(subject, subject.entry)), ...[...source.files.keys()].filter((path) => path.endsWith('.css'))]);
  const findings: Finding[] = [];
  if (sum(first) > firstLoadLimit) {
    findings.push(findingIn(largest(first), 'first load', `A buyer loads ${sum(first)} bytes (brotli) before the first page; the limit is ${firstLoadLimit}. The largest file is this one.`, 'Load screens with import() in load, and leave out what the host gives.'));
  }
  for (const path of importedLater(subject)) {
    const screen = [...loadedWith(subject, path)].filter((one) => !first.has(one));
    if (sum(screen) > screenLoadLimit) findings.push(findingIn(path, 'screen load', `With this module a buyer loads ${sum(screen)} bytes (brotli); the limit is ${screenLoadLimit}.`, 'Import only the parts of a library that are used, and load the rest when it is needed.'));
  }
  const all = sum(sizes.keys());
  if (all > totalLimit) findings.push(findingIn(largest(sizes.keys()), 'all of dist', `All files together have ${all} bytes (brotli); the limit is ${totalLimit}. The largest file is this one.`, 'Ship pictures and fonts in the size and format in which they are shown.'));
  const measures = { 'first load (bytes, brotli)': sum(first), 'all of dist (bytes, brotli)': all };
  return { rule: 'size', verdict: findings.length === 0 ? 'passed' : 'failed', findings, measures };
}

function sentSize(path: string, bytes: Uint8Array): number {
  if (compressedAlready.test(path) || bytes.byteLength > worthCompressing) return bytes.byteLength;
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).byteLength;
}

/** A module and all that comes with it: what it imports statically, one from the other, and what it imports as soon as it runs. */
function loadedWith({ imports, source }: Subject, start: string): ReadonlySet<string> {
  const byPath = new Map([...imports].map(([module, list]) => [module.path, list]));
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path) || !source.files.has(path)) return;
    found.add(path);
    for (const one of byPath.get(path) ?? []) if (!one.dynamic || one.isAtOnce) for (const next of targetOf(path, one)) add(next);
  };
  add(start);
  return found;
}

/** Every module that is imported only when the code asks for it. */
function importedLater({ imports }: Subject): ReadonlySet<string> {
  return new Set([...imports].flatMap(([module, list]) => list.filter(({ dynamic, isAtOnce }) => dynamic && !isAtOnce).flatMap((one) => targetOf(module.path, one))));
}

const targetOf = (path: string, { from }: ModuleImport): string[] => (from === null || !from.startsWith('.') ? [] : [posix.join(posix.dirname(path), from.replace(/[?#].*$/, ''))]);
