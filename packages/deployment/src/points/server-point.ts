/** `one`: exactly one value, which a plugin may replace. `keyed`: one value per key. `many`: any number, all in use. */
export type Cardinality = 'one' | 'keyed' | 'many';

/**
 * Something that deployments may differ in. A point is an identity object: two points are the same only when they are the
 * same object, and it carries the type of its values at compile time.
 */
export interface ServerPoint<Value, Kind extends Cardinality = Cardinality> {
  readonly kind: 'point';
  /** For diagnostics; unique among the points. */
  readonly id: string;
  readonly cardinality: Kind;
  /** One line for authors of plugins: what the value is for, and when to replace the default. */
  readonly doc: string;
  /** Null when the value fits, else a sentence that says what is wrong and what to do. */
  validate(value: unknown): string | null;
  /** Exists for the compiler only. */
  readonly valueType?: Value;
}

/** All that the server reads of a point: its value, its values by their keys, or the list of them. */
export type PointValue<Point> =
  Point extends ServerPoint<infer Value, infer Kind>
    ? Kind extends 'one' ? Value : Kind extends 'keyed' ? ReadonlyMap<string, Value> : readonly Value[]
    : never;

export interface ServerPointOptions {
  readonly doc: string;
  readonly validate?: (value: unknown) => string | null;
}

/** Declares a point. Those of the server are in this package; an area names them together with their defaults. */
export function serverPoint<Value>() {
  return <const Kind extends Cardinality>(id: string, cardinality: Kind, { doc, validate = () => null }: ServerPointOptions): ServerPoint<Value, Kind> =>
    Object.freeze({ kind: 'point', id, cardinality, doc, validate });
}

/** A validator for objects whose named members are functions. */
export const withMethods =
  (...methods: readonly string[]) =>
  (value: unknown): string | null => {
    const members = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
    const missing = methods.filter((name) => typeof members[name] !== 'function');
    return missing.length === 0 ? null : `It must have ${missing.map((name) => `${name}()`).join(' and ')}.`;
  };
