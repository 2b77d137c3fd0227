/**
 * The order of the house (docs/architecture.md): the layer of each folder, and what it may import of ours.
 * A new workspace gets a line in PLACES; whatever is not listed here is refused until someone has placed it.
 */
export type Layer =
  | 'contracts' | 'desk-contracts' | 'ui' | 'core' | 'core-testing' | 'create-store' | 'theme' | 'screens' | 'screen-map' | 'store'
  | 'database' | 'tls' | 'metrics' | 'deployment' | 'data' | 'web' | 'desk' | 'service' | 'tooling' | 'catalogue' | 'journeys';

/** The first pattern that fits a folder gives its layer. */
const PLACES: readonly (readonly [pattern: RegExp, layer: Layer])[] = [
  [/^packages\/contracts$/, 'contracts'],
  [/^packages\/contracts-desk$/, 'desk-contracts'],
  [/^packages\/ui$/, 'ui'],
  [/^packages\/core$/, 'core'],
  [/^packages\/core-testing$/, 'core-testing'],
  [/^packages\/create-store$/, 'create-store'],
  [/^packages\/theme-[^/]+$/, 'theme'],
  [/^packages\/screens$/, 'screens'],
  [/^packages\/screens-[^/]+$/, 'screen-map'],
  [/^packages\/store-[^/]+$/, 'store'],
  [/^packages\/database$/, 'database'],
  [/^packages\/tls$/, 'tls'],
  [/^packages\/metrics$/, 'metrics'],
  [/^packages\/deployment$/, 'deployment'],
  [/^data\/[^/]+$/, 'data'],
  [/^apps\/web$/, 'web'],
  [/^apps\/desk$/, 'desk'],
  [/^apps\/[^/]+$/, 'service'],
  [/^tooling$/, 'tooling'],
  [/^\.storybook$/, 'catalogue'],
  [/^(e2e|bench)$/, 'journeys'],
];

const FOR_SCREENS = ['core', 'ui', 'contracts'] as const;
const FOR_STORES = [...FOR_SCREENS, 'screens', 'screen-map', 'theme'] as const;
const FOR_THE_WEB = [...FOR_STORES, 'store'] as const;

/** The layers that each layer may import. Nothing names `web` or `service`: nothing imports an app. */
export const MAY_IMPORT: Readonly<Record<Layer, readonly Layer[]>> = {
  contracts: [],
  // Not the buyers' contracts: the two share nothing.
  'desk-contracts': [],
  ui: [],
  core: ['contracts'],
  'core-testing': FOR_STORES,
  'create-store': ['contracts'],
  theme: ['ui'],
  screens: FOR_SCREENS,
  // A map that several stores share is made of the parts of the default one.
  'screen-map': [...FOR_SCREENS, 'screens'],
  store: FOR_STORES,
  database: [],
  tls: [],
  metrics: ['database'],
  deployment: ['contracts'],
  data: ['contracts'],
  web: FOR_THE_WEB,
  // Operators' pages are made of the components and a theme: no engine, no screen, no store.
  desk: ['desk-contracts', 'ui', 'theme'],
  service: ['contracts', 'database', 'tls', 'metrics', 'deployment', 'desk-contracts'],
  tooling: ['contracts', 'database', 'deployment', 'data', ...FOR_STORES, 'core-testing'],
  catalogue: [...FOR_THE_WEB, 'core-testing'],
  journeys: ['contracts', 'database', 'data', 'core'],
};

/** The layers that a test may import besides: the kit that store authors test with. */
export const TESTS_MAY_IMPORT: readonly Layer[] = ['core-testing'];

/** Code of these layers is loaded by browsers: what they import, every buyer downloads. */
export const IN_BROWSERS: ReadonlySet<Layer> = new Set(['core', 'ui', 'screens', 'screen-map', 'store', 'theme', 'web', 'desk']);

/** The layer of a workspace folder or a folder of the repository's own; undefined: it has no place. */
export function layerOf(folder: string): Layer | undefined {
  return PLACES.find(([pattern]) => pattern.test(folder))?.[1];
}
