import { removeStoreService, rollBackStoreService, storeService, storesService, type ListedStore } from '@quartermaster/contracts-desk';
import { inspect, type InspectedStore, type InspectionSources } from '../../inspector/index.ts';
import { activateInside, removeInside, StorePackageError } from '../../store-packages/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';

/** The stores as the page `/__stores` shows them, and what `npm run stores` does to one that is there: no package comes in here. */
export const storeDeskServices = (sources: InspectionSources): readonly DeskImplementation[] => [
  implementRead(storesService, async () => ({ stores: (await inspect(sources)).stores.map(listed) })),
  implementRead(storeService, async ({ name }) => {
    const store = (await inspect(sources)).stores.find((known) => known.name === name);
    if (store === undefined) throw notFound(`There is no store ${name}. It may have been removed.`);
    return { store: listed(store), ...detailsOf(store) };
  }),
  implementWrite(rollBackStoreService, async ({ name, version, reason }, connection, { now }) => {
    const { previous } = await followed(activateInside(connection, name, version, now, {}));
    if (previous === version) throw changedMeanwhile(`Version ${version} of ${name} is the one that is shown. Load the page again.`);
    return { answer: {}, change: { action: 'store.rolled-back', subject: name, details: { reason, version, before: previous } } };
  }),
  implementWrite(removeStoreService, async ({ name, reason }, connection) => {
    const { removed } = await followed(removeInside(connection, name));
    return { answer: {}, change: { action: 'store.removed', subject: name, details: { reason, versions: removed.join(', ') } } };
  }),
];

/** What the store list refuses is for the operator to read. @throws Problem 409 */
const followed = <Result>(change: Promise<Result>): Promise<Result> =>
  change.catch((error: unknown) => {
    throw error instanceof StorePackageError ? changedMeanwhile(error.message) : error;
  });

const listed = ({ name, number, hosts, shipped, off, activeVersion, failures, assortment }: InspectedStore): ListedStore => ({
  name, number, hosts: [...hosts], shipped, off, activeVersion, failures: failures.browsers.length + failures.services.length, assortment,
});

const contribution = ({ point, key }: { readonly point: string; readonly key: string | null }): string => (key === null ? point : `${point} ${key}`);

const detailsOf = ({ versions, composition, upstreams, failures: { browsers, services } }: InspectedStore) => ({
  versions: versions.map(({ files, rules, ...version }) => ({ ...version, files: files.length, rules: rules === null ? null : rules.map(({ rule, verdict }) => ({ rule, verdict })) })),
  composition: composition === null ? null : { adds: composition.adds.map(contribution), overrides: composition.overrides.map(contribution), diagnostics: [...composition.diagnostics] },
  upstreams: upstreams.map(({ path, description, approved }) => ({ path, description, address: approved?.address ?? null })),
  failures: [
    ...services.map(({ at, path, reason, message }) => ({ at, where: path, why: `${reason}: ${message}` })),
    ...browsers.map(({ at, version, code, why }) => ({ at, where: `A browser, version ${version}`, why: `${code}: ${why}` })),
  ],
});
