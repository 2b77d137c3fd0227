/** The meaning of an expression, as far as it can be told without running it. */
export type Meaning =
  /** Text; `whole` is false when only its beginning is known. */
  | { readonly kind: 'text'; readonly text: string; readonly whole: boolean }
  /** Something reached from the global object: `[]` is that object, `['document', 'cookie']` what it says. */
  | { readonly kind: 'global'; readonly path: readonly string[] }
  /** A member of the global object whose name cannot be told. */
  | { readonly kind: 'some global' }
  /** An export of another module; `*` is the module itself. */
  | { readonly kind: 'import'; readonly from: string; readonly name: string }
  | { readonly kind: 'unknown' };

export const unknown: Meaning = { kind: 'unknown' };

/** Other names of the global object. */
const globalObjects: ReadonlySet<string> = new Set(['window', 'globalThis', 'self', 'top', 'parent', 'frames', 'defaultView']);

/** A member of something that was reached from the global object. */
export function globalMember(path: readonly string[], name: string): Meaning {
  const isSameObject = globalObjects.has(name) && (path.length === 0 || (name === 'defaultView' && path.at(-1) === 'document'));
  return { kind: 'global', path: isSameObject ? [] : [...path, name] };
}

/** `document.cookie` for people. */
export const globalName = (path: readonly string[]): string => path.join('.') || 'globalThis';
