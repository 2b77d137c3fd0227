/**
 * `one`: exactly one value, which a store may replace. `keyed`: one value per key. `many`: any number, all in use.
 */
export type Cardinality = 'one' | 'keyed' | 'many';

/** A class whose constructor names what it needs with `@inject(token)`; made once per store. */
export type StrategyClass<Value> = new (...needs: never[]) => Value;

/**
 * Something that stores may differ in. An extension point is an identity object: two points are the same only when they
 * are the same object, and it carries the type of its values at compile time.
 */
export interface ExtensionPoint<Value, Kind extends Cardinality = Cardinality> {
  /** For diagnostics; unique among the points. */
  readonly id: string;
  readonly cardinality: Kind;
  /** One line for store authors: what the value is for. */
  readonly doc: string;
  /** A composed store has a value for it, or composition fails with REQUIRED_POINT_EMPTY. */
  readonly required: boolean;
  /** The value may be given as a class with `@inject` parameters. */
  readonly strategy: boolean;
  /** Null when the value fits, else a sentence that says what is wrong and what to do. */
  validate(value: unknown, key: string | null): string | null;
  /** Exists for the compiler only. */
  readonly valueType?: Value;
}


export interface PointOptions {
  readonly doc: string;
  readonly required?: boolean;
  readonly strategy?: boolean;
  readonly validate?: (value: unknown, key: string | null) => string | null;
}

/** Declares an extension point. A store package may declare points of its own and contribute to them. */
export function extensionPoint<Value>() {
  return <const Kind extends Cardinality>(id: string, cardinality: Kind, options: PointOptions): ExtensionPoint<Value, Kind> =>
    Object.freeze({
      id,
      cardinality,
      doc: options.doc,
      required: options.required ?? false,
      strategy: options.strategy ?? false,
      validate: options.validate ?? (() => null),
    });
}
