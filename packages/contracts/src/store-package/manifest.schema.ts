import { z } from 'zod';
import { storeIdProblem } from '../stores/store-name.ts';
import { ordinaryStore } from '../stores/store-traits.ts';
import { declaredUpstream } from './declared-upstream.schema.ts';
import { needs, onlyKeys, placeOf } from './manifest-sentences.ts';
import { storeIdInPaths, type StoreManifest } from './manifest.ts';
import { storeTraitsSchema } from './store-traits.schema.ts';
import { shippedTraits, traitsProblems } from './traits-problems.ts';

const noStore = 'This is no package of a store: its package.json has no key "quartermaster".';

const store = {
  name: z.string(needs('A store has a name.')).max(100, 'A name has at most 100 characters. Shorten it.'),
  number: z.number(needs('A store has a number.')),
  coreRange: z
    .string(needs('A store names the versions of core that it was built for.'))
    .min(1, 'A store names the versions of core that it was built for.')
    .max(100, 'A range has at most 100 characters. Shorten it.'),
  entry: z
    .string(needs('A store names its built module.'))
    .max(200, 'The entry has at most 200 characters. Shorten it.')
    .regex(/^dist\/([A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\.js$/, needs('Name a built module below dist/, such as dist/store.js.')),
  upstreams: z.array(declaredUpstream, needs('List the upstreams.')).max(10, 'A store has at most 10 upstreams. Put services together.').default([]),
  traits: storeTraitsSchema.optional(),
};

const packageSchema = z.object(
  {
    name: z
      .string(needs('A package has a name.'))
      .max(214, 'The name of a package has at most 214 characters. Shorten it.')
      .regex(/^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/, needs('Write a name such as @owner/store-example.')),
    version: z
      .string(needs('A package has a version.'))
      .max(100, 'A version has at most 100 characters. Shorten it.')
      .regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/, needs('Write an exact version such as 1.2.3.')),
    quartermaster: z.strictObject(store, { error: (misfit) => (misfit.code === 'unrecognized_keys' ? onlyKeys('a store', Object.keys(store)).error(misfit) : noStore) }),
  },
  noStore,
);

/** A manifest that can be used, or everything that is wrong with it, one sentence each. */
export type ManifestReading =
  | { readonly ok: true; readonly manifest: StoreManifest }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads the package.json of a store that is shipped alone. Every key under `quartermaster` must be known, down to each service: a key that is
 * misspelled would be left out without a word. Other keys of package.json are npm's, and are left out.
 */
export function readStoreManifest(packageJson: unknown): ManifestReading {
  const read = packageSchema.safeParse(packageJson);
  if (!read.success) return { ok: false, problems: read.error.issues.map(({ path, message }) => (path.length === 0 ? message : `${placeOf(path)}: ${message}`)) };
  const { name: packageName, version, quartermaster } = read.data;
  const traits = quartermaster.traits ?? shippedTraits(quartermaster.name) ?? ordinaryStore;
  const manifest: StoreManifest = { packageName, version, ...quartermaster, traits };
  const problems = [...misnamed(manifest), ...misplaced(manifest), ...traitsProblems(manifest.name, traits).map((problem) => `quartermaster.traits: ${problem}`)];
  return problems.length === 0 ? { ok: true, manifest } : { ok: false, problems };
}

/** A known store has its own number: it is added where the web is built without it. Every other store has a name and a number of its own. */
function misnamed({ name, number }: StoreManifest): string[] {
  const problem = storeIdProblem({ name, number });
  return problem === null ? [] : [`quartermaster: ${problem}`];
}

/** A store has its own part of the addresses, and each path in it once. */
function misplaced({ name, upstreams, traits }: StoreManifest): string[] {
  const own = `/vs/${storeIdInPaths(name)}`;
  const paths = upstreams.flatMap(({ services }) => services.map(({ path }) => path));
  const bound = traits.services.map(({ path }) => path);
  return [
    ...upstreams.filter(({ path }) => !isBelow(path, own)).map(({ path }) => `${path}: The services of ${name} lie below ${own}/. Move it there.`),
    ...upstreams.flatMap((upstream) =>
      upstream.services
        .filter(({ path }) => path === own || !isBelow(path, upstream.path))
        .map(({ path }) => `${path}: It does not lie below ${upstream.path}, or has no name of its own. Correct the path.`),
    ),
    ...twice(upstreams.map(({ path }) => path)).map((path) => `${path}: This upstream is declared twice. Keep one of them.`),
    ...paths.filter((path) => bound.includes(path)).map((path) => `${path}: The marketplace answers it, as quartermaster.traits.services says. Leave it out of upstreams.`),
    ...twice(paths).map((path) => `${path}: This service is declared twice. Keep one of them.`),
  ];
}

const isBelow = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`);
const twice = (paths: readonly string[]): string[] => [...new Set(paths.filter((path, index) => paths.indexOf(path) !== index))];
