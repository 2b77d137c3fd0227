import { coreRangeProblem } from '@quartermaster/contracts';
import type { StoreOfDeployment } from './deployment.ts';

/** The table that `list` shows to people. */
export function storeTable(stores: readonly StoreOfDeployment[]): string {
  return stores.flatMap((store) => [headOf(store), ...detailsOf(store)]).join('\n');
}

const headOf = (store: StoreOfDeployment): string => `${store.name.padEnd(16)}${String(store.number).padStart(5)}  ${store.shipped ? shownOf(store) : 'built with the marketplace'}`;

/** The version that is shown, and whether this core switches it off; what was done to its bytes the server tells. */
function shownOf({ activeVersion, packages }: StoreOfDeployment): string {
  if (activeVersion === null) return 'no version is shown';
  const coreRange = packages.find(({ version }) => version === activeVersion)?.manifest.coreRange ?? '';
  const misfit = coreRangeProblem(coreRange);
  return misfit === null ? activeVersion : `${activeVersion}, switched off: ${misfit.code} (${coreRange})`;
}

function detailsOf({ hosts, packages, activeVersion, upstreams }: StoreOfDeployment): string[] {
  const indent = ' '.repeat(23);
  return [
    ...(hosts.length > 0 ? [`${indent}hosts     ${hosts.join(', ')}`] : []),
    ...packages.map(
      ({ version, packageName, integrity, installedAt, activatedAt }) =>
        `${indent}${version === activeVersion ? 'shown    ' : 'kept     '} ${packageName}@${version}, added ${dayOf(installedAt)}, ${activatedAt === null ? 'never shown' : `shown since ${dayOf(activatedAt)}`}\n${indent}          ${integrity}`,
    ),
    ...upstreams.map(({ path, address, privateAllowed, namesVisitor }) => `${indent}service   ${path} = ${address}${privateAllowed ? ', private network' : ''}${namesVisitor ? ', names visitors by a pseudonym' : ''}`),
  ];
}

const dayOf = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;
