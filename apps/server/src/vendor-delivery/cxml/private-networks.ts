import { BlockList, isIP } from 'node:net';
import { ConfigError, defineSetting } from '../../runtime/index.ts';

/** What of private networks the deployment has opened for the systems of vendors. */
export interface PrivateNetworks {
  /** Whether a system of this host, a name or an IP address, may be asked at an address that is in no open network. */
  allows(hostname: string, address: string): boolean;
}

/** An operator who sets a way at the desk opens nothing of the deployment's own network by that: the environment names what is meant. */
export const vendorPrivateNetworks = defineSetting<PrivateNetworks>({
  id: 'VENDOR_PRIVATE_NETWORKS',
  otherwise: 'none',
  doc: 'private networks and hosts in which systems of vendors may be, such as `10.2.0.0/16 orders.agency.internal`, for ways of cXML that say `"privateAllowed": true` ([operating](../../docs/operating.md#vendors))',
  read: (text = '') => privateNetworks(text.split(/[\s,]+/).filter((word) => word !== '')),
});

/** @throws ConfigError */
export function privateNetworks(words: readonly string[]): PrivateNetworks {
  const hosts = new Set<string>();
  const networks = new BlockList();
  for (const word of words) {
    const [address = '', bits, ...more] = word.split('/');
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    if (version !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))) networks.addSubnet(address, Number(bits ?? longest), version === 4 ? 'ipv4' : 'ipv6');
    else if (/^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(word) && !/^[\d.]+$/.test(word)) hosts.add(word.toLowerCase());
    else throw new ConfigError(`VENDOR_PRIVATE_NETWORKS has "${word}". Use networks such as 10.2.0.0/16 and names of hosts such as orders.agency.internal, with spaces between them.`);
  }
  return { allows: (hostname, address) => hosts.has(hostname.toLowerCase()) || (isIP(address) !== 0 && networks.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')) };
}
