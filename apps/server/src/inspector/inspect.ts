import type { StoreTraits } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import type { StoreInspection } from '../pages/index.ts';
import { readFailures, type FailuresOfStore, type StoreFailures } from '../store-failures/index.ts';
import type { ListedStore } from '../store-list/index.ts';
import { listPackages, type ActivePackages, type InstalledPackage, type StoreWithPackages } from '../store-packages/index.ts';
import type { Wiring } from '../wire/index.ts';
import type { InspectedAssortment, InspectedRule, InspectedStore, InspectedUpstream, InspectedVersion, Inspection } from './inspected-store.ts';

export interface InspectionSources {
  readonly wiring: Wiring;
  readonly packages: ActivePackages;
  readonly failures: Pick<StoreFailures, 'written'>;
  /** How the stores of the build are composed; none where the web is not built. */
  readonly compositions: () => Promise<readonly StoreInspection[]>;
}

/** The stores of the deployment as they are now. Code of stores that are shipped alone is not run for it. */
export async function inspect(sources: InspectionSources): Promise<Inspection> {
  const { wiring, compositions } = sources;
  await wiring.stores.refresh();
  // Failures that this process was told of just now are shown as well.
  await sources.failures.written();
  const failures = await readFailures(wiring.database);
  const [{ listVersion, stores }, composed, assortments] = [await listPackages(wiring.database), await compositions(), await readAssortments(wiring.database)];
  const inspected: InspectedStore[] = [];
  for (const store of stores) {
    const composition = composed.find(({ name }) => name === store.name) ?? null;
    inspected.push(await inspectStore(store, composition, assortments.get(store.name) ?? null, failures.of(store.name), sources));
  }
  return { at: wiring.clock.now().toISOString(), appServerId: wiring.appServerId, listVersion, stores: inspected };
}

async function inspectStore(
  store: StoreWithPackages,
  composition: StoreInspection | null,
  assortment: InspectedAssortment | null,
  failures: FailuresOfStore,
  sources: InspectionSources,
): Promise<InspectedStore> {
  const { name, number, hosts, shipped, activeVersion, packages } = store;
  return {
    name, number, hosts, shipped, activeVersion, composition, assortment, failures,
    traits: traitsOf(sources.wiring.stores.byName(name)),
    off: shipped ? await whyShippedIsOff(store, sources) : whyBuiltIsOff(composition),
    versions: packages.map(versionOf),
    upstreams: upstreamsOf(store),
  };
}

function traitsOf(listed: ListedStore | null): StoreTraits | null {
  if (listed === null) return null;
  const { family, startPath, loginForm, federal, members, theme, hostWords, information, services } = listed;
  return { family, startPath, loginForm, federal, members, theme, hostWords, information, services };
}

async function whyShippedIsOff({ name }: StoreWithPackages, { wiring, packages }: InspectionSources): Promise<string | null> {
  const listed = wiring.stores.byName(name);
  if (listed === null) return 'It has just been added or removed. Load this page again.';
  const active = await packages.of(listed);
  return active.ok ? null : `${active.code}: ${active.why}`;
}

function whyBuiltIsOff(composition: StoreInspection | null): string | null {
  if (composition === null) return 'The web that is built does not have it. Build the web again, or take the store off the list.';
  return composition.diagnostics.length === 0 ? null : 'Its package cannot be composed; the diagnostics below say why.';
}

const versionOf = ({ version, packageName, integrity, installedAt, activatedAt, bytes, files, manifest, report }: InstalledPackage): InspectedVersion => ({
  version, packageName, coreRange: manifest.coreRange, integrity, installedAt, activatedAt, bytes, files, rules: rulesOf(report),
});

/** The report is kept as it came: what of it has not the form of one is left out. */
function rulesOf(report: unknown): InspectedRule[] | null {
  const rules = typeof report === 'object' && report !== null && 'rules' in report && Array.isArray(report.rules) ? (report.rules as readonly Partial<InspectedRule>[]) : null;
  return rules?.map(({ rule, verdict, measures }) => ({ rule: String(rule), verdict: String(verdict), measures: measures ?? {} })) ?? null;
}

function upstreamsOf({ packages, activeVersion, upstreams }: StoreWithPackages): InspectedUpstream[] {
  const shown = packages.find(({ version }) => version === activeVersion);
  return (shown?.manifest.upstreams ?? []).map((declared) => ({ ...declared, approved: upstreams.find(({ path }) => path === declared.path) ?? null }));
}

async function readAssortments(database: Pool): Promise<ReadonlyMap<string, InspectedAssortment>> {
  const { rows } = await database.query<InspectedAssortment & { store: string }>(
    `select assortment.store, assortment.supplied,
       (select count(*) from marketplace.store_product where store_product.store = assortment.store and kind = 'product') as products,
       (select count(*) from marketplace.store_product where store_product.store = assortment.store and kind <> 'product') as services,
       (select count(*) from marketplace.store_offer where store_offer.store = assortment.store) as offers
     from marketplace.assortment`,
  );
  return new Map(rows.map(({ store, supplied, products, services, offers }) => [store, { supplied, products: Number(products), services: Number(services), offers: Number(offers) }]));
}
