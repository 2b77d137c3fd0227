import type { PointValue, ServerPoint } from '@quartermaster/deployment';
import type { Needs } from './needs.ts';
import { provide, type Opening, type Provider } from './provider.ts';

/** Opens the default of a point. */
export interface PointProvider extends Provider {
  readonly gives: ServerPoint<unknown>;
}

/** Declares a point of deployments, with its value where no plugin contributes. */
export function byDefault<Point extends ServerPoint<unknown>, const Needed extends Needs = Record<never, never>>(
  point: Point,
  opening: Opening<PointValue<Point>, Needed>,
): PointProvider {
  return Object.freeze({ ...provide(point, opening), gives: point });
}
