import type { PluginHost } from './plugin-host.ts';
import type { Cardinality, ServerPoint } from './server-point.ts';

/** Makes a value once, when the server starts. An error that it throws stops the start with a diagnostic. */
export type MakeValue<Value> = (host: PluginHost) => Value | Promise<Value>;

/** The place of a value: a point, or one key of it. */
export interface PointSlot {
  readonly point: ServerPoint<unknown>;
  /** Null unless the point is keyed. */
  readonly key: string | null;
}

/** A value for a point, as a plugin declares it. */
export interface ServerContribution extends PointSlot {
  readonly make: MakeValue<unknown>;
}

/** Declares a value for a point of cardinality `one` or `many`. */
export function contribute<Value>(point: ServerPoint<Value, 'one' | 'many'>, make: MakeValue<Value>): ServerContribution;
/** Declares a value for one key of a `keyed` point. */
export function contribute<Value>(point: ServerPoint<Value, 'keyed'>, key: string, make: MakeValue<Value>): ServerContribution;
export function contribute<Value>(point: ServerPoint<Value, Cardinality>, keyOrMake: string | MakeValue<Value>, make?: MakeValue<Value>): ServerContribution {
  return typeof keyOrMake === 'string'
    ? Object.freeze({ point, key: keyOrMake, make: make as MakeValue<Value> })
    : Object.freeze({ point, key: null, make: keyOrMake });
}

/** How a diagnostic names a contribution, for example `membership "emailDomain"`. */
export const contributionName = ({ point, key }: PointSlot): string => (key === null ? point.id : `${point.id} "${key}"`);
