import type { Tree } from '../boundaries/read/tree.ts';

/** A source file that is longer than a reader takes in at once, in lines. */
const LONG = 300;

const SOURCE = /^((?:packages|apps|data)\/[^/]+)\/src\/.+\.tsx?$/;
const TEST = /\.(test|stories)\.[a-z]+$|\/testing\/|\/generated\//;

export interface FileLengths {
  readonly workspace: string;
  readonly files: number;
  /** Lines. */
  readonly median: number;
  readonly p95: number;
  readonly long: readonly string[];
}

/** How long the sources of each workspace are; tests, stories and generated files are left out. */
export function fileLengths(tree: Tree): FileLengths[] {
  const found = [...tree].flatMap(([path, text]) => {
    const workspace = TEST.test(path) ? undefined : SOURCE.exec(path)?.[1];
    return workspace === undefined ? [] : [{ workspace, path, lines: text.split('\n').length - 1 }];
  });
  return [...new Set(found.map(({ workspace }) => workspace))].map(workspace => {
    const files = found.filter(file => file.workspace === workspace);
    const lengths = files.map(({ lines }) => lines).toSorted((one, other) => one - other);
    return {
      workspace, files: files.length, median: quantile(lengths, 0.5), p95: quantile(lengths, 0.95),
      long: files.filter(({ lines }) => lines > LONG).map(({ path }) => path),
    };
  });
}

/** The smallest value that this share of all values does not exceed. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
