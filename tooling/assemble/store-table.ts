import type { StoreOfDeployment } from './deployment.ts';

/** What `list` shows to people. */
export function storeTable(stores: readonly StoreOfDeployment[]): string {
  return stores.flatMap((store) => [headOf(store), ...detailsOf(store)]).join('\n');
}

const headOf = ({ name, number, shipped, activeVersion }: StoreOfDeployment): string =>
  `${name.padEnd(16)}${String(number).padStart(5)}  ${shipped ? (activeVersion ?? 'no version is shown') : 'built with the marketplace'}`;

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
