import type { MigrationHistory } from '@quartermaster/database';
import type { Setting, Source } from '../runtime/index.ts';
import { givenName, isPointProvider, type PointProvider } from './by-default.ts';
import { checkMigrations, sqlFilesIn } from './check-migrations.ts';
import type { Area } from './define-area.ts';
import type { AreaDiagnostic } from './diagnostics.ts';
import { inOrder } from './in-order.ts';
import type { Needs } from './needs.ts';
import type { Provider } from './provider.ts';

/** Areas that fit together. */
export interface AreaComposition {
  readonly areas: readonly Area[];
  readonly settings: readonly Setting<unknown>[];
  /** In the order in which they run. */
  readonly histories: readonly MigrationHistory[];
  /** How values are opened, each after those that it needs. */
  readonly providers: readonly Provider[];
  readonly points: readonly PointProvider[];
}

export type Composed = { readonly ok: true; readonly composition: AreaComposition } | { readonly ok: false; readonly diagnostics: readonly AreaDiagnostic[] };

/** A provider of an area, with the area's name for messages. */
interface Owned {
  readonly area: string;
  readonly provider: Provider;
}

/**
 * Composes areas: either they fit together, or everything that is wrong is reported. Opens nothing.
 *
 * @param given what the program gives itself. It counts before what areas provide
 * @param filesIn names the SQL files of a folder
 */
export function composeAreas(areas: readonly Area[], given: readonly Source<unknown>[], filesIn = sqlFilesIn): Composed {
  const declared = areas.flatMap((area) => (area.settings ?? []).map((setting) => ({ area: area.name, setting })));
  const owned = areas.flatMap((area): Owned[] => [...(area.provides ?? []), ...(area.points ?? [])].map((provider) => ({ area: area.name, provider })));
  const known = new Set<Source<unknown>>([...given, ...declared.map(({ setting }) => setting), ...owned.map(({ provider }) => provider.gives)]);
  const opened = owned.filter(({ provider }) => !given.includes(provider.gives));

  const order = openingOrder(opened);
  const { histories, diagnostics: ofMigrations } = checkMigrations(areas, filesIn);
  const diagnostics: AreaDiagnostic[] = [
    ...names(areas),
    ...repeated(declared, ({ setting }) => setting.id, 'SETTING_DUPLICATE', (id, first) => `${first} declares the setting ${id}, too. Let one of them declare it and both need it.`),
    ...repeated(owned, placeOf, codeOfDuplicate, (_place, first, { provider }) => `${first} gives ${givenName(provider)}, too. One area gives it, and the others need it.`),
    ...areas.flatMap((area) => missing(area.name, 'it', area.needs ?? {}, known)),
    ...owned.flatMap(({ area, provider }) => missing(area, givenName(provider), provider.needs, known)),
    ...(order.ok ? [] : [order.diagnostic]),
    ...ofMigrations,
  ];
  if (!order.ok || diagnostics.length > 0) return { ok: false, diagnostics };
  const settings = declared.map(({ setting }) => setting);
  return { ok: true, composition: { areas, settings, histories, providers: order.providers, points: areas.flatMap((area) => area.points ?? []) } };
}

function names(areas: readonly Area[]): AreaDiagnostic[] {
  const invalid = areas.filter(({ name }) => !/^[a-z]+(-[a-z]+)*$/.test(name)).map(({ name }): AreaDiagnostic => ({
    code: 'AREA_NAME_INVALID', area: name, message: 'Name the area as its folder, in small letters and hyphens.',
  }));
  const twice = repeated(areas.map(({ name }) => ({ area: name })), ({ area }) => area, 'AREA_DUPLICATE', () => 'Two areas have this name. List it once in areas.ts, or rename one of them.');
  return [...invalid, ...twice];
}

/** Keys of one point are places of their own, so that several areas may give them. */
const placeOf = ({ provider }: Owned): unknown => (isPointProvider(provider) && provider.key !== null ? givenName(provider) : provider.gives);

const codeOfDuplicate = ({ provider }: Owned) => (isPointProvider(provider) ? 'POINT_DUPLICATE' : 'TOKEN_DUPLICATE');

/** A finding for each item after the first with the same key. */
function repeated<Item extends { readonly area: string }, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  code: AreaDiagnostic['code'] | ((item: Item) => AreaDiagnostic['code']),
  message: (key: Key, firstArea: string, item: Item) => string,
): AreaDiagnostic[] {
  const first = new Map<Key, Item>();
  return items.flatMap((item): AreaDiagnostic[] => {
    const key = keyOf(item);
    const before = first.get(key);
    if (before === undefined) {
      first.set(key, item);
      return [];
    }
    return [{ code: typeof code === 'function' ? code(item) : code, area: item.area, message: message(key, before.area, item) }];
  });
}

const remedies = {
  token: { code: 'TOKEN_MISSING', what: 'token', remedy: 'List the area that provides it in areas.ts.' },
  setting: { code: 'SETTING_MISSING', what: 'setting', remedy: 'Name it in the settings of one area.' },
  point: { code: 'POINT_MISSING', what: 'point', remedy: 'Name it in the points of one area, with its default.' },
} as const;

function missing(area: string, user: string, needs: Needs, known: ReadonlySet<Source<unknown>>): AreaDiagnostic[] {
  return Object.values(needs).filter((source) => !known.has(source)).map(({ kind, id }): AreaDiagnostic => {
    const { code, what, remedy } = remedies[kind];
    return { code, area, message: `What ${user} needs is not there: the ${what} ${id}. ${remedy}` };
  });
}

type OpeningOrder = { readonly ok: true; readonly providers: readonly Provider[] } | { readonly ok: false; readonly diagnostic: AreaDiagnostic };

function openingOrder(opened: readonly Owned[]): OpeningOrder {
  // A keyed point has a provider for each key.
  const byGiven = Map.groupBy(opened, ({ provider }) => provider.gives);
  const ordering = inOrder(opened, ({ provider }) => Object.values(provider.needs).flatMap((source) => byGiven.get(source) ?? []));
  if (ordering.ok) return { ok: true, providers: ordering.order.map(({ provider }) => provider) };
  const path = ordering.cycle.map(({ area, provider }) => `${givenName(provider)} (${area})`).join(' needs ');
  const message = `A value would need itself before it is opened: ${path}. Take one of these needs away, or hand over a function that asks for the value later.`;
  return { ok: false, diagnostic: { code: 'NEEDS_CYCLE', area: ordering.cycle[0]?.area ?? null, message } };
}
