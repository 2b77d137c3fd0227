import type { PointSlot, PointValue, ServerPoint } from '@quartermaster/deployment';
import { contributionName } from '@quartermaster/deployment/host';
import type { Needs } from './needs.ts';
import { provide, type Opening, type Provider } from './provider.ts';

/** Opens the default of a point, or of one key of a keyed point. */
export interface PointProvider extends Provider, PointSlot {
  readonly gives: ServerPoint<unknown>;
}

/** Declares a point of deployments, with its value where no plugin contributes. */
export function byDefault<Point extends ServerPoint<unknown, 'one' | 'many'>, const Needed extends Needs = Record<never, never>>(
  point: Point,
  opening: Opening<PointValue<Point>, Needed>,
): PointProvider;
/** Declares the value of one key of a keyed point. Several areas may declare keys of one point. */
export function byDefault<Value, const Needed extends Needs = Record<never, never>>(
  point: ServerPoint<Value, 'keyed'>,
  key: string,
  opening: Opening<Value, Needed>,
): PointProvider;
export function byDefault(point: ServerPoint<unknown>, keyOrOpening: string | Opening<unknown, Needs>, opening?: Opening<unknown, Needs>): PointProvider {
  return typeof keyOrOpening === 'string'
    ? pointProvider(point, keyOrOpening, opening as Opening<unknown, Needs>)
    : pointProvider(point, null, keyOrOpening);
}

const pointProvider = (point: ServerPoint<unknown>, key: string | null, opening: Opening<unknown, Needs>): PointProvider =>
  Object.freeze({ ...provide(point, opening), gives: point, point, key });

export const isPointProvider = (provider: Provider): provider is PointProvider => provider.gives.kind === 'point';

/** How a diagnostic names what is given, for example `membership-rules "department-email"`. */
export const givenName = (provider: Provider): string => (isPointProvider(provider) ? contributionName(provider) : provider.gives.id);
