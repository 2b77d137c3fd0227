import { sharedModules } from '@quartermaster/core/shared-modules';
import semver from 'semver';
import { bareName } from './bare-name.ts';
import { findingAt, findingIn, type HostVersions, type StaticCheck } from './static-rule.ts';
import type { Subject } from '../subject.ts';

const ours = '@quartermaster/';
const shared = new Set(sharedModules);

/** Only the public doors of our packages, and only versions that the host has. */
export const apiRule: StaticCheck = {
  rule: 'api',
  find(subject, host) {
    return [...doors(subject), ...coreRange(subject, host), ...peerRanges(subject, host), ...missingPeers(subject), ...closedExports(subject)];
  },
};

function doors({ imports }: Subject) {
  return [...imports].flatMap(([module, list]) =>
    list
      .filter(({ from }) => from !== null && from.startsWith(ours) && !shared.has(from) && shared.has(bareName(from)))
      .map(({ from, node }) => findingAt(module, node, 'door', `${String(from)} is no door for stores: what lies behind it may move at any time.`, `Import from ${bareName(String(from))}, and if something is missing there, ask for it.`)),
  );
}

function coreRange({ reading }: Subject, host: HostVersions) {
  const version = host['@quartermaster/core'] ?? '0.0.0';
  const range = reading.ok ? reading.manifest.coreRange : null;
  if (range === null) return [];
  if (semver.validRange(range) === null) return [findingIn('package.json', 'core range', `quartermaster.coreRange "${range}" is no version range.`, 'Write one such as ^0.1.0.')];
  if (semver.satisfies(version, range)) return [];
  return [findingIn('package.json', 'core range', `The store was built for core ${range}; this is core ${version}.`, 'Build it against this core, run its tests, and correct quartermaster.coreRange and coreRange of defineStore.')];
}

function peerRanges({ packageJson }: Subject, host: HostVersions) {
  const peers = packageJson['peerDependencies'];
  return Object.entries(typeof peers === 'object' && peers !== null ? peers : {}).flatMap(([name, range]: [string, unknown]) => {
    const version = host[name];
    if (version === undefined || (typeof range === 'string' && semver.satisfies(version, range))) return [];
    return [findingIn('package.json', 'peer range', `peerDependencies asks for ${name} ${String(range)}; the host gives ${version}.`, `Write a range that ${version} satisfies, and test the store with it.`)];
  });
}

/** The packages that a store imports from the host are in peerDependencies: nothing else tells an operator which versions it was built for. */
function missingPeers({ packageJson, imports, isServerRendered, packageProblem }: Subject) {
  if (isServerRendered || packageProblem !== null) return [];
  const peers = packageJson['peerDependencies'];
  const declared = new Set(Object.keys(typeof peers === 'object' && peers !== null ? peers : {}));
  const imported = new Set([...imports.values()].flat().flatMap(({ from }) => (from !== null && shared.has(from) ? [bareName(from)] : [])));
  return [...imported]
    .filter((name) => !declared.has(name))
    .map((name) => findingIn('package.json', 'peer range', `The store imports ${name}, and peerDependencies has no range for it.`, `Write the range that the store was tested with into peerDependencies.`));
}

/** Exports that mark a strategy and name what it needs. Containers, and all that is handed one, lead to every part of the engine: its container is a child of tsyringe's. */
const ofInjection: ReadonlySet<string> = new Set(['inject', 'injectable', 'injectAll', 'injectWithTransform', 'injectAllWithTransform', 'singleton', 'scoped', 'delay', 'Lifecycle']);

/** The findings for exports of tsyringe beyond injection, which no store may import. */
function closedExports({ imports }: Subject) {
  return [...imports].flatMap(([module, list]) =>
    list
      .flatMap(({ from, names, node }) => (from === 'tsyringe' ? names.filter((name) => !ofInjection.has(name)).slice(0, 1).map((name) => ({ name, node })) : []))
      .map(({ name, node }) => findingAt(module, node, 'door', `It takes ${name} of tsyringe, which leads to a container, and through it to every part of the engine.`, 'Mark a strategy with @injectable() and name what it needs with @inject(token).')),
  );
}
