import type { Cardinality, ExtensionPoint, StrategyClass } from './extension-point.ts';

/** A value for an extension point, as a store or the defaults declare it. */
export interface Contribution {
  readonly point: ExtensionPoint<unknown>;
  /** Which of the point's values; null unless the point is keyed. */
  readonly key: string | null;
  readonly value: unknown;
}

/** Declares a value for a point of cardinality `one` or `many`. */
export function contribution<Value>(
  point: ExtensionPoint<Value, 'one' | 'many'>,
  value: Value | StrategyClass<Value>,
): Contribution;
/** Declares a value for one key of a `keyed` point. */
export function contribution<Value>(point: ExtensionPoint<Value, 'keyed'>, key: string, value: Value): Contribution;
export function contribution<Value>(
  point: ExtensionPoint<Value, Cardinality>,
  keyOrValue: string | Value | StrategyClass<Value>,
  value?: Value,
): Contribution {
  return point.cardinality === 'keyed'
    ? Object.freeze({ point, key: keyOrValue as string, value })
    : Object.freeze({ point, key: null, value: keyOrValue });
}

/** How a diagnostic names a contribution, for example `screen "/catalog/quicklook Success"`. */
export function contributionName({ point, key }: Pick<Contribution, 'point' | 'key'>): string {
  return key === null ? point.id : `${point.id} "${key}"`;
}
