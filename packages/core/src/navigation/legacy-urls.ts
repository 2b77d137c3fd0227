import { isLegacyPath, legacyAddressProblem, serviceTable, type LegacyAddress, type LegacyHosts } from '@quartermaster/contracts';

/** Where an address of the former application leads now, or why its entry in the map is not followed. */
export type LegacyTarget =
  | { readonly kind: 'inside'; /** Below /ws. */ readonly url: string; /** The address bar keeps the old address. */ readonly keepAddress: boolean }
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** Those that services declare lead on without the server's map (specification, section 2). */
export const declaredLegacyAddresses: readonly LegacyAddress[] = Object.entries(serviceTable).flatMap(([to, { formerPath }]) => (formerPath === undefined ? [] : [{ from: formerPath, to }]));

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** A session id in an address is another person's session: it is never carried over. */
const neverCarried = new Set(['jsessionid']);

/**
 * The new address of a former one (specification, section 2, Legacy URL map): paths that end in `.do`, with optional matrix
 * parameters, query and fragment, all of which are carried over. Matrix parameters become query parameters; the target's
 * own parameters count before the query's, and those before the matrix parameters. Null: not in the map.
 */
export function legacyTarget(map: readonly LegacyAddress[], address: Address, hosts: LegacyHosts): LegacyTarget | null {
  const former = formerAddress(address.pathname);
  const entry = former === null ? undefined : map.find(({ from }) => from === former.path);
  if (former === null || entry === undefined) return null;
  const problem = legacyAddressProblem(entry, hosts);
  if (problem !== null) return { kind: 'refused', reason: problem };
  // The base only completes a service path: absolute targets have passed the check above.
  const target = new URL(entry.to, 'http://service.invalid');
  target.search = carriedOver(target.searchParams, new URLSearchParams(address.search), former.matrix).toString();
  target.hash ||= address.hash;
  if (!entry.to.startsWith('/')) return { kind: 'outside', url: target.href };
  return { kind: 'inside', url: `/ws${target.pathname}${target.search}${target.hash}`, keepAddress: entry.keepAddress === true };
}

/** Whether an address of the former application leads on by this map of the server, or by what services declare. */
export function leadsOn(pathname: string, map: readonly LegacyAddress[]): boolean {
  const former = formerAddress(pathname);
  return former !== null && [...declaredLegacyAddresses, ...map].some(({ from }) => from === former.path);
}

/** The path of a former address and its matrix parameters; null for any other address. */
export function formerAddress(pathname: string): { readonly path: string; readonly matrix: URLSearchParams } | null {
  const matrix = new URLSearchParams();
  const segments: string[] = [];
  for (const part of pathname.split('/')) {
    const [segment = '', ...parameters] = part.split(';');
    segments.push(decoded(segment) ?? '%');
    for (const parameter of parameters) {
      const [name = '', ...value] = parameter.split('=');
      if (name !== '') matrix.append(decoded(name) ?? name, decoded(value.join('=')) ?? value.join('='));
    }
  }
  const path = segments.join('/');
  return isLegacyPath(path) && segments.every((segment) => !segment.includes('/')) ? { path, matrix } : null;
}

/** Once only: what is still encoded afterwards was encoded twice, and no such path is in a map. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The later sources fill in what the earlier ones do not say. */
function carriedOver(...sources: readonly URLSearchParams[]): URLSearchParams {
  const all = new URLSearchParams();
  for (const source of sources) {
    const said = new Set(all.keys());
    for (const [name, value] of source) {
      if (!said.has(name) && !neverCarried.has(name.toLowerCase())) all.append(name, value);
    }
  }
  return all;
}
