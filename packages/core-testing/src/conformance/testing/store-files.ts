import type { StorePackage } from '../package/store-package.ts';

/** A change of the good store: files that it has besides, and texts in place of others. */
export interface Mutation {
  /** Text to find, which must be there once, and what takes its place; by file. */
  readonly replace?: Readonly<Record<string, readonly (readonly [found: string, instead: string])[]>>;
  readonly add?: Readonly<Record<string, string | Uint8Array>>;
  readonly remove?: readonly string[];
  readonly strange?: readonly string[];
}

const encoder = new TextEncoder();

/** The files of a store with a mutation. @throws Error when it does not fit: a mutation that changes nothing would prove nothing */
export function changedFiles(good: Readonly<Record<string, string>>, { replace = {}, add = {}, remove = [] }: Mutation): Readonly<Record<string, string | Uint8Array>> {
  const files: Record<string, string | Uint8Array> = { ...good };
  for (const [path, changes] of Object.entries(replace)) {
    for (const [found, instead] of changes) {
      const text = files[path];
      if (typeof text !== 'string' || text.split(found).length !== 2) throw new Error(`"${found}" is not in ${path} exactly once.`);
      files[path] = text.split(found).join(instead);
    }
  }
  for (const path of remove) delete files[path];
  return { ...files, ...add };
}

/** The same as a package in memory. */
export function packageOf(files: Readonly<Record<string, string | Uint8Array>>, strange: readonly string[] = []): StorePackage {
  return { files: new Map(Object.entries(files).map(([path, content]) => [path, typeof content === 'string' ? encoder.encode(content) : content])), strange };
}
