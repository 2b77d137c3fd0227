import { ringsIn } from './cycles.ts';
import { edgesOf } from './edges.ts';
import type { Tree } from './read/tree.ts';
import { RULES } from './rules.ts';

/** One forbidden import. */
export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What a check found. `passed` and `failed` count imports. */
export interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly violations: readonly Violation[];
}

/** Checks all imports of a tree against the rules of docs/architecture.md. An import breaks at most one rule: the first that refuses it. */
export function check(tree: Tree): Result {
  const edges = edgesOf(tree);
  const refused = edges.flatMap((edge): Violation[] => {
    for (const { id, refuses } of RULES) {
      const message = refuses(edge);
      if (message !== undefined) return [{ rule: id, file: edge.file, line: edge.line, message: `'${edge.specifier}': ${message}` }];
    }
    return [];
  });
  const rings = ringsIn(edges).map(({ files, line }): Violation => ({
    rule: 'no-ring', file: files[0], line,
    message: `These files import each other in a ring, so one of them sees another half made: ${[...files, files[0]].join(' -> ')}. Move what they share into a file that imports none of them.`,
  }));
  const violations = [...refused, ...rings];
  return { passed: edges.length - violations.length, failed: violations.length, violations };
}
