declare const valueType: unique symbol;

/** Something that an area may need. The object itself is the key, and it carries the type of its value. */
export interface Source<out Value> {
  readonly kind: 'token' | 'setting' | 'point';
  /** As messages name it. */
  readonly id: string;
  /** One line: the value that it leads to. */
  readonly doc: string;
  readonly [valueType]?: Value;
}

/** A value that one area gives and others may need, without importing the area that gives it. */
export interface Token<out Value> extends Source<Value> {
  readonly kind: 'token';
}

/** @param id unique in the server: the name of the token's constant */
export function defineToken<Value>(id: string, doc: string): Token<Value> {
  return Object.freeze({ kind: 'token', id, doc });
}
