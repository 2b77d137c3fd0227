/** One address of the former application and where it leads now (specification, section 2, Legacy URL map). */
export interface LegacyAddress {
  /** Path that ends in `.do`. */
  readonly from: string;
  /** Service path with its query, shown below `/ws`; or an absolute http address. */
  readonly to: string;
  /** The browser's address bar goes on showing the old one. */
  readonly keepAddress?: boolean | undefined;
}

export interface LegacyHosts {
  /** Host and port of the marketplace itself. */
  readonly own: string;
  /** Other hosts that the operator lets addresses lead to. */
  readonly allowed: readonly string[];
}

/** A path of the former application: plain words, dots and dashes, ending in `.do`. */
const formerPath = /^(\/[\w.-]+)+\.do$/;
/** A service path: the same without an ending of its own. */
const servicePath = /^(\/[\w-]+)+$/;

/** Whether a path may be one of the former application: it ends in `.do` and leads nowhere upwards (specification, section 2). */
export const isLegacyPath = (path: string): boolean => formerPath.test(path) && !path.includes('/..');

/**
 * The problem with an entry of the map, as a sentence; null when it may be followed. An entry that leads to an address of
 * the former application would go round in circles, and one that leads to a host that is not allowed would lend our name
 * to strangers. Server and browser both ask this.
 */
export function legacyAddressProblem({ from, to }: LegacyAddress, hosts: LegacyHosts): string | null {
  if (!isLegacyPath(from)) return `${from} is not an address of the former application: it must be a path that ends in .do.`;
  if (to.startsWith('/')) {
    const [path = ''] = to.split(/[?#]/, 1);
    if (servicePath.test(path)) return null;
    return `${from} leads to ${to}, which is not a service path: another address of the former application would lead round in circles.`;
  }
  const target = /^https?:\/\/[^/\\]/i.test(to) ? URL.parse(to) : null;
  if (target === null || target.username !== '' || target.password !== '') {
    return `${from} leads to ${to}. Use a service path, or an http or https address without a name in it.`;
  }
  if (target.host === hosts.own) {
    return /\.do(;|$)/i.test(target.pathname) ? `${from} leads to ${to}, another address of the former application: they would lead round in circles.` : null;
  }
  return hosts.allowed.includes(target.host) ? null : `${from} leads to ${target.host}, which is not among the allowed hosts.`;
}
