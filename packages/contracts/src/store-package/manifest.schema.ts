import { z } from 'zod';
import { knownStores, storeIdProblem } from '../fields/store-name.ts';
import { storeIdInPaths, type StoreManifest } from './manifest.ts';

const servicePath = z
  .string()
  .max(200)
  .regex(/^\/vs\/[a-z0-9]+(\/[A-Za-z0-9_-]+)*$/, 'Write a path such as /vs/example/training: letters, digits, - and _, no slash at the end.');

const declaredService = z.object({
  path: servicePath,
  method: z.enum(['GET', 'POST'], 'Write GET or POST.').default('GET'),
  responses: z
    .array(z.string().regex(/^[A-Za-z][A-Za-z0-9 _-]{0,59}$/, 'A response name begins with a letter; letters, digits, spaces, - and _ follow.'))
    .min(1, 'Name the responses that it answers with.')
    .max(50),
  access: z.enum(['visitor', 'buyer'], 'Write visitor or buyer.').default('visitor'),
});

const declaredUpstream = z.object({
  path: servicePath,
  description: z.string().trim().min(1, 'Say in a sentence what it is for.').max(500),
  services: z.array(declaredService).min(1, 'Declare the services that it answers.').max(100),
});

const packageSchema = z.object({
  name: z
    .string('A package has a name.')
    .max(214)
    .regex(/^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/, 'This is no package name.'),
  version: z
    .string('A package has a version.')
    .max(100)
    .regex(/^\d{1,9}\.\d{1,9}\.\d{1,9}(-[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/, 'Write an exact version such as 1.2.3.'),
  quartermaster: z.object(
    {
      name: z.string('A store has a name.').max(100),
      number: z.number('A store has a number.'),
      coreRange: z.string('A store names the versions of core that it was built for.').min(1).max(100),
      entry: z
        .string('A store names its built module.')
        .max(200)
        .regex(/^dist\/([A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\.js$/, 'Name a built module below dist/, such as dist/store.js.'),
      upstreams: z.array(declaredUpstream).max(10).default([]),
    },
    'This is no package of a store: its package.json has no key "quartermaster".',
  ),
});

/** A manifest that can be used, or everything that is wrong with it, one sentence each. */
export type ManifestReading =
  | { readonly ok: true; readonly manifest: StoreManifest }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the package.json of a store that is shipped alone. Keys that it does not know are left out. */
export function readStoreManifest(packageJson: unknown): ManifestReading {
  const read = packageSchema.safeParse(packageJson);
  if (!read.success) return { ok: false, problems: read.error.issues.map(({ path, message }) => (path.length === 0 ? message : `${path.map(String).join('.')}: ${message}`)) };
  const { name: packageName, version, quartermaster } = read.data;
  const manifest: StoreManifest = { packageName, version, ...quartermaster };
  const problems = [...misnamed(manifest), ...misplaced(manifest)];
  return problems.length === 0 ? { ok: true, manifest } : { ok: false, problems };
}

/** Known stores are built with the web; whoever ships one alone takes a name and a number of his own. */
function misnamed({ name, number }: StoreManifest): string[] {
  if (knownStores.some((known) => known === name)) return [`quartermaster.name: ${name} is a store of the marketplace’s own. Take another name.`];
  const problem = storeIdProblem({ name, number });
  return problem === null ? [] : [`quartermaster: ${problem}`];
}

/** A store has its own part of the addresses, and each path in it once. */
function misplaced({ name, upstreams }: StoreManifest): string[] {
  const own = `/vs/${storeIdInPaths(name)}`;
  const paths = upstreams.flatMap(({ services }) => services.map(({ path }) => path));
  return [
    ...upstreams.filter(({ path }) => !isBelow(path, own)).map(({ path }) => `${path}: The services of ${name} lie below ${own}/. Move it there.`),
    ...upstreams.flatMap((upstream) =>
      upstream.services
        .filter(({ path }) => path === own || !isBelow(path, upstream.path))
        .map(({ path }) => `${path}: It does not lie below ${upstream.path}, or has no name of its own. Correct the path.`),
    ),
    ...twice(upstreams.map(({ path }) => path)).map((path) => `${path}: This upstream is declared twice. Keep one of them.`),
    ...twice(paths).map((path) => `${path}: This service is declared twice. Keep one of them.`),
  ];
}

const isBelow = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`);
const twice = (paths: readonly string[]): string[] => [...new Set(paths.filter((path, index) => paths.indexOf(path) !== index))];
