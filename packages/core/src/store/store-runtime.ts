import type { ServiceTableEntry } from '@quartermaster/contracts';
import type { DependencyContainer, InjectionToken } from '../capabilities/index.ts';
import type { Cardinality, ExtensionPoint } from '../extension/index.ts';
import type { DisplayScreenDefinition, LayoutDefinition, ScreenMaps } from '../screens/index.ts';

/** A composed store: all that differs between stores, ready to use. */
export interface StoreRuntime {
  readonly name: string;
  readonly number: number;
  readonly packageName: string;
  /** The store's own dependencies; strategies are made in it once. */
  readonly container: DependencyContainer;
  /** The services of its own, by path. */
  readonly services: ReadonlyMap<string, ServiceTableEntry>;
  readonly screens: ScreenMaps;
  readonly displayScreens: ReadonlyMap<string, DisplayScreenDefinition>;
  readonly layouts: ReadonlyMap<string, LayoutDefinition>;
  /** The value of a point that has one; undefined when there is no contribution. */
  one<Value>(point: ExtensionPoint<Value, 'one'>): Value | undefined;
  /** Like `one`, for a point that composition has proved to be filled. Throws for any other. */
  required<Value>(point: ExtensionPoint<Value, 'one'>): Value;
  keyed<Value>(point: ExtensionPoint<Value, 'keyed'>): ReadonlyMap<string, Value>;
  many<Value>(point: ExtensionPoint<Value, 'many'>): readonly Value[];
}

/** The value or values of a point, as its cardinality has it. */
export type Extension<Value, Kind extends Cardinality> = Kind extends 'one'
  ? Value | undefined
  : Kind extends 'keyed'
    ? ReadonlyMap<string, Value>
    : readonly Value[];

const tokens = new WeakMap<ExtensionPoint<unknown>, symbol>();

/** The token of a point's value in the store's container. */
export function pointToken<Value>(point: ExtensionPoint<Value>): InjectionToken<Value> {
  const known = tokens.get(point);
  if (known !== undefined) return known;
  const token = Symbol(point.id);
  tokens.set(point, token);
  return token;
}
