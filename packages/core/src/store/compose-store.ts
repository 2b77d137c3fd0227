import { coreVersion, serviceTable } from '@quartermaster/contracts';
import { LocalStorageToken, memoryStorage, rootContainer, storeStorage, StoreStorageToken, type DependencyContainer } from '../capabilities/index.ts';
import { themePoint, type Contribution } from '../extension/index.ts';
import { corePoints } from './points.ts';
import { dsScreenPoint, layoutPoint, type DisplayScreenDefinition, type ScreenMaps } from '../screens/index.ts';
import { serviceEntries } from './service-entries.ts';
import { brandContributions } from './brand-contributions.ts';
import { buildRuntime, screenMapsOf, type Slots } from './build-runtime.ts';
import { checkContribution } from './check-contribution.ts';
import { checkIdentity, malformation } from './check-identity.ts';
import { checkScreens } from './check-screens.ts';
import { ContributionSlots } from './contribution-slots.ts';
import { coreDefaults } from './core-defaults.ts';
import type { StorePlugin } from './define-store.ts';
import { DiagnosticCollector, diagnosticText, type Diagnostic } from './diagnostics.ts';
import { broughtScreens } from './named-screens.ts';
import { placeContributions } from './place-contributions.ts';
import type { StoreRuntime } from './store-runtime.ts';

export type Composition =
  | { readonly ok: true; readonly runtime: StoreRuntime }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

export interface CompositionOptions {
  /** Holds what strategies may inject; the store gets a child of it. */
  readonly parent?: DependencyContainer;
  readonly coreVersion?: string;
}

/**
 * Composes a store over the defaults: every contribution is checked and either all of it is ready to use, or everything
 * that is wrong is reported. Nothing is shared with other stores but `parent`.
 */
export function composeStore(
  store: StorePlugin,
  defaults: readonly Contribution[],
  options: CompositionOptions = {},
): Composition {
  const diagnostics = new DiagnosticCollector(nameOf(store));
  const placed = placedStore(store, defaults, options.coreVersion ?? coreVersion, diagnostics);
  if (!placed.ok) return placed;
  const container = (options.parent ?? rootContainer).createChildContainer();
  const kept = container.isRegistered(LocalStorageToken, true) ? container.resolve(LocalStorageToken) : memoryStorage();
  container.registerInstance(StoreStorageToken, storeStorage(kept, store.id.name));
  const runtime = buildRuntime(store, nameOf(store), placed.slots, pointsOf(store), container, diagnostics);
  return diagnostics.found.length > 0 ? { ok: false, diagnostics: diagnostics.found } : { ok: true, runtime };
}

/** The screens of a store: the maps that answers are looked up in, and the display-only ones. */
export interface ComposedScreens {
  readonly screens: ScreenMaps;
  readonly displayScreens: ReadonlyMap<string, DisplayScreenDefinition>;
}

/** The screens alone, checked as `composeStore` checks them; nothing else of the store is made. @throws Error with the diagnostics */
export function composeScreens(store: StorePlugin, defaults: readonly Contribution[]): ComposedScreens {
  const placed = placedStore(store, defaults, coreVersion, new DiagnosticCollector(nameOf(store)));
  if (!placed.ok) throw new Error(placed.diagnostics.map(diagnosticText).join('\n'));
  const { slots } = placed;
  return { screens: screenMapsOf(slots), displayScreens: new Map([...slots.defaults.of(dsScreenPoint), ...slots.store.of(dsScreenPoint)]) };
}

const pointsOf = (store: StorePlugin) => [...corePoints, ...(store.points ?? [])];

type Placed = { readonly ok: true; readonly slots: Slots } | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Checks each contribution and puts it in its place. */
function placedStore(store: StorePlugin, defaults: readonly Contribution[], version: string, diagnostics: DiagnosticCollector): Placed {
  const shape = malformation(store);
  if (shape !== null) {
    diagnostics.report('STORE_MALFORMED', null, shape);
    return { ok: false, diagnostics: diagnostics.found };
  }
  checkIdentity(store, version, diagnostics);

  const points = pointsOf(store);
  const known = new Set(points);
  const inherited = new ContributionSlots();
  const defaultDiagnostics = new DiagnosticCollector('the defaults');
  const fit = (list: readonly Contribution[], collector: DiagnosticCollector) =>
    list.filter((candidate) => checkContribution(candidate, known, collector));
  const none = new ContributionSlots();
  const given = fit([...coreDefaultsBelow(defaults), ...defaults], defaultDiagnostics);
  placeContributions('adds', [...given, ...broughtScreens(given, none)], none, inherited, defaultDiagnostics);

  const own = new ContributionSlots();
  for (const brand of fit(brandContributions(store), diagnostics)) own.add(brand);
  const adds = fit(store.adds ?? [], diagnostics);
  const overrides = fit(store.overrides ?? [], diagnostics);
  placeContributions('adds', [...adds, ...broughtScreens([...adds, ...overrides], inherited)], inherited, own, diagnostics);
  placeContributions('overrides', overrides, inherited, own, diagnostics);

  const layoutIds = new Set([...inherited.of(layoutPoint), ...own.of(layoutPoint)].map(([id]) => id));
  checkScreens(inherited, layoutIds, defaultDiagnostics);
  const services = serviceEntries(store.id.name, own, diagnostics);
  checkScreens(own, layoutIds, diagnostics, { ...serviceTable, ...Object.fromEntries(services) });
  for (const point of points) {
    if (!point.required || own.of(point).length > 0 || inherited.of(point).length > 0) continue;
    if (point === themePoint && store.theme === undefined) {
      diagnostics.report('THEME_MISSING', point.id, 'The store has no theme. Give defineStore a theme, for example adv19 from @quartermaster/theme-adv19.');
    } else {
      diagnostics.report('REQUIRED_POINT_EMPTY', point.id, `It has no contribution. ${point.doc} Contribute a value that is right.`);
    }
  }

  const found = Object.freeze([...defaultDiagnostics.found, ...diagnostics.found]);
  return found.length > 0 ? { ok: false, diagnostics: found } : { ok: true, slots: { store: own, defaults: inherited, services } };
}

/** The host's defaults may replace core's. */
function coreDefaultsBelow(defaults: readonly Contribution[]): readonly Contribution[] {
  return coreDefaults.filter(({ point, key }) => !defaults.some((given) => given.point === point && given.key === key));
}

function nameOf(store: StorePlugin | null | undefined): string {
  return store?.packageName ?? `store-${String(store?.id?.name ?? 'unknown').toLowerCase()}`;
}
