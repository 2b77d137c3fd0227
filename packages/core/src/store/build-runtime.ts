import type { ServiceTableEntry } from '@quartermaster/contracts';
import { Lifecycle, type DependencyContainer, type InjectionToken } from '../capabilities/index.ts';
import type { ExtensionPoint } from '../extension/index.ts';
import { dsScreenPoint, layoutPoint, namedScreenPoint, screenMaps, screenPoint, type ScreenMaps } from '../screens/index.ts';
import type { ContributionSlots } from './contribution-slots.ts';
import type { StorePlugin } from './define-store.ts';
import type { DiagnosticCollector } from './diagnostics.ts';
import { frozenMap } from './frozen-map.ts';
import { pointToken, type StoreRuntime } from './store-runtime.ts';

/** What a store has and what it inherits, each in its place. */
export interface Slots {
  readonly store: ContributionSlots;
  readonly defaults: ContributionSlots;
  readonly services: readonly (readonly [string, ServiceTableEntry])[];
}

export const screenMapsOf = ({ store, defaults }: Slots): ScreenMaps =>
  screenMaps(store.of(screenPoint), defaults.of(screenPoint), new Map(store.of(namedScreenPoint)));

/** Turns checked contributions into a runtime. Only here is anything registered in a store's container. */
export function buildRuntime(
  store: StorePlugin,
  packageName: string,
  slots: Slots,
  points: readonly ExtensionPoint<unknown>[],
  container: DependencyContainer,
  diagnostics: DiagnosticCollector,
): StoreRuntime {
  const values = (point: ExtensionPoint<unknown>): [string, unknown][] => {
    const own = slots.store.of(point);
    const inherited = slots.defaults.of(point);
    if (point.cardinality === 'many') return [...inherited, ...own];
    return [...new Map([...inherited, ...own])];
  };
  const resolved = new Map(points.map((point) => [point, values(point).map(([key, value]) => [key, made(point, value, container, diagnostics)] as const)]));
  for (const point of points) {
    const [only] = resolved.get(point) ?? [];
    if (point.cardinality === 'one' && only !== undefined) container.registerInstance(pointToken(point), only[1]);
  }
  const keyed = <Value>(point: ExtensionPoint<Value, 'keyed'>) =>
    frozenMap((resolved.get(point) ?? []) as (readonly [string, Value])[]);
  const maps = new Map(points.filter((point) => point.cardinality === 'keyed').map((point) => [point, keyed(point as ExtensionPoint<unknown, 'keyed'>)]));

  const screens = screenMapsOf(slots);
  const one = <Value>(point: ExtensionPoint<Value, 'one'>) => resolved.get(point)?.[0]?.[1] as Value | undefined;
  return Object.freeze({
    name: store.id.name,
    number: store.id.number,
    packageName,
    container,
    services: frozenMap(slots.services),
    screens: Object.freeze({ store: frozenMap(screens.store), defaults: frozenMap(screens.defaults) }),
    displayScreens: keyed(dsScreenPoint),
    layouts: keyed(layoutPoint),
    one,
    required: <Value>(point: ExtensionPoint<Value, 'one'>) => {
      const value = one(point);
      if (value === undefined) throw new Error(`The store ${store.id.name} has no ${point.id}.`);
      return value;
    },
    keyed: <Value>(point: ExtensionPoint<Value, 'keyed'>) => (maps.get(point) ?? frozenMap([])) as ReadonlyMap<string, Value>,
    many: <Value>(point: ExtensionPoint<Value, 'many'>) => Object.freeze((resolved.get(point) ?? []).map(([, value]) => value as Value)),
  });
}

/** A strategy that was given as a class is made in the store's container; every other value is taken as it is. */
function made(point: ExtensionPoint<unknown>, value: unknown, container: DependencyContainer, diagnostics: DiagnosticCollector): unknown {
  if (!point.strategy || typeof value !== 'function') return value;
  const token: InjectionToken<unknown> = Symbol(point.id);
  container.register(token, { useClass: value as new () => unknown }, { lifecycle: Lifecycle.ContainerScoped });
  try {
    const strategy = container.resolve(token);
    const problem = point.validate(strategy, null);
    if (problem !== null) diagnostics.report('CONTRIBUTION_INVALID', point.id, problem);
    return strategy;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    diagnostics.report('CONTRIBUTION_INVALID', point.id, `Its class ${value.name} could not be made: ${reason} Mark it @injectable() and name what it needs with @inject(token).`);
    return undefined;
  }
}
