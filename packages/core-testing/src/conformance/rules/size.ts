import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { RuleReport } from '../report/report.ts';
import type { Subject } from '../subject.ts';
import { findingIn } from './static-rule.ts';

/** What a buyer's browser may load before the store's first page is there. */
export const firstLoadLimit = 30 * 1024;

/**
 * Bytes that a buyer loads first: the entry, what it imports statically, and every stylesheet; each file compressed by itself with
 * brotli at its highest quality, as a server sends it. What a screen loads later counts only to the total.
 */
export function sizeReport(subject: Subject): RuleReport {
  const first = [...new Set([...firstModules(subject), ...[...subject.source.files.keys()].filter((path) => path.endsWith('.css'))])].toSorted();
  const compressed = (path: string) => compressedSize(subject.source.files.get(path) ?? new Uint8Array());
  const firstLoad = first.reduce((sum, path) => sum + compressed(path), 0);
  const total = [...subject.source.files.keys()].filter((path) => path.startsWith('dist/') && !path.endsWith('.map')).reduce((sum, path) => sum + compressed(path), 0);
  const measures = { 'first load (bytes, brotli)': firstLoad, 'all of dist (bytes, brotli)': total };
  if (firstLoad <= firstLoadLimit) return { rule: 'size', verdict: 'passed', findings: [], measures };
  const largest = first.toSorted((one, other) => compressed(other) - compressed(one))[0] ?? null;
  const message = `A buyer loads ${firstLoad} bytes (brotli) before the first page; the limit is ${firstLoadLimit}. The largest file is this one.`;
  return { rule: 'size', verdict: 'failed', findings: [findingIn(largest, 'first load', message, 'Load screens with import() in load, and leave out what the host gives.')], measures };
}

function compressedSize(bytes: Uint8Array): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).byteLength;
}

/** The entry and all that it imports statically, one from the other. */
function firstModules({ entry, imports, source }: Subject): string[] {
  const byPath = new Map([...imports].map(([module, list]) => [module.path, list]));
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path) || !source.files.has(path)) return;
    found.add(path);
    for (const { from, dynamic } of byPath.get(path) ?? []) if (from !== null && !dynamic && from.startsWith('.')) add(posix.join(posix.dirname(path), from));
  };
  if (entry !== null) add(entry);
  return [...found];
}
