import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Part } from './parts.ts';

/** The files of a part, from the root of the repository. */
export function filesOf(root: string, { folder, files }: Pick<Part, 'folder' | 'files'>): readonly string[] {
  const matching = (patterns: readonly string[]): string[] => patterns.flatMap((pattern) => globSync(join(folder, pattern), { cwd: root }));
  const left = new Set(matching(files.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1))));
  return [...new Set(matching(files.filter((pattern) => !pattern.startsWith('!'))))].filter((file) => !left.has(file)).toSorted();
}
