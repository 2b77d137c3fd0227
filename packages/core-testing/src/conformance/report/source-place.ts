import { SourceMap, type SourceMapPayload } from 'node:module';
import { posix } from 'node:path';
import { textOf, type StorePackage } from '../package/store-package.ts';
import type { Finding, SourcePlace } from './report.ts';

/** Finds out where in the store's sources a place of a built module comes from. */
export function sourcePlaces(source: StorePackage): (finding: Finding) => Finding {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string): SourceMap | null => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const map = readMap(textOf(source, `${file}.map`));
    maps.set(file, map);
    return map;
  };
  return (finding) => {
    const { file, line, column } = finding;
    if (file === null || line === null || column === null) return finding;
    const place = placeIn(mapOf(file), file, line, column);
    return place === null ? finding : { ...finding, source: place };
  };
}

/** A map that cannot be read says nothing: the finding keeps its place in the built module. */
function readMap(text: string | undefined): SourceMap | null {
  if (text === undefined) return null;
  try {
    return new SourceMap(JSON.parse(text) as SourceMapPayload);
  } catch {
    return null;
  }
}

function placeIn(map: SourceMap | null, file: string, line: number, column: number): SourcePlace | null {
  const entry = map?.findEntry(line - 1, column - 1);
  if (entry === undefined || !('originalSource' in entry)) return null;
  // The sources of a map are named as seen from the folder of the module.
  const path = posix.join(posix.dirname(file), entry.originalSource);
  return path.startsWith('..') ? null : { file: path, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}
