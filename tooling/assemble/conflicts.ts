import { coreRangeProblem, type StoreManifest } from '@quartermaster/contracts';
import type { AddCommand } from './command-line.ts';
import type { StoreOfDeployment } from './deployment.ts';

type Wishes = Pick<AddCommand, 'source' | 'number' | 'hosts' | 'upstreams'>;

/** Everything in which a package does not fit what was asked for or what the deployment has, one sentence each. */
export function conflictsOf(manifest: StoreManifest, wishes: Wishes, stores: readonly StoreOfDeployment[]): string[] {
  const { name, number, packageName, version, upstreams } = manifest;
  const { source, hosts } = wishes;
  const installed = stores.find((store) => store.name === name);
  const others = stores.filter((store) => store.name !== name);
  const former = installed?.packages.find((kept) => kept.packageName !== packageName);
  const misfit = coreRangeProblem(manifest.coreRange);
  const numbered = others.find((store) => store.number === number);
  return [
    ...(misfit === null ? [] : [`${misfit.code}: ${misfit.message}`]),
    ...(source.kind === 'registry' && (source.name !== packageName || source.version !== version) ? [`The package says that it is ${packageName}@${version}, not ${source.name}@${source.version}. Ask its owner.`] : []),
    ...(wishes.number !== null && wishes.number !== number ? [`The store's number is ${number}, not ${wishes.number}: it is built into the package. Leave --number out, or ask its owner for a package with another one.`] : []),
    ...(installed?.shipped === false ? [`${name} is built with the web of this deployment. Build the web without it first (BUILT_IN_STORES), or ask for a package with another name.`] : []),
    ...(installed !== undefined && installed.number !== number ? [`${name} has the number ${installed.number} here, and the package says ${number}. A store keeps its number: orders are named after it.`] : []),
    ...(former === undefined ? [] : [`${name} comes from the package ${former.packageName} here, not from ${packageName}. If it has a new owner, remove the store first.`]),
    ...(numbered === undefined ? [] : [`The number ${number} belongs to ${numbered.name}. The package needs another one.`]),
    ...(hosts ?? []).flatMap((host) => others.filter((store) => store.hosts.includes(host)).map((store) => `The host ${host} leads to ${store.name}. Choose another one.`)),
    ...wishes.upstreams.filter(({ path }) => !upstreams.some((declared) => declared.path === path)).map(({ path }) => `The package declares no service at ${path} (it declares ${upstreams.map((declared) => declared.path).join(', ') || 'none'}). Correct --upstream.`),
  ];
}
