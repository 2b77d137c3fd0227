import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Never an address that is asked for others: links of one network, with the data of cloud machines, and broadcasts. */
const never = blockList(
  ['0.0.0.0/8', '169.254.0.0/16', '224.0.0.0/4', '240.0.0.0/4'],
  // The middle ones are 169.254.0.0/16 as translators and tunnels write it (RFC 6052, RFC 2765, RFC 3056).
  ['::/128', '::a9fe:0/112', '::ffff:0:a9fe:0/112', '64:ff9b::a9fe:0/112', '2002:a9fe::/32', 'fe80::/10', 'ff00::/8'],
);

/** Addresses that the open internet does not route (RFC 6890). */
const privateNetworks = blockList(
  ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ['::/96', '::ffff:0:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '5f00::/16', 'fc00::/7', 'fec0::/10'],
);

function blockList(fours: readonly string[], sixes: readonly string[]): BlockList {
  const list = new BlockList();
  const add = (subnet: string, family: 'ipv4' | 'ipv6'): void => {
    const [address = '', bits] = subnet.split('/');
    list.addSubnet(address, Number(bits), family);
  };
  for (const subnet of fours) add(subnet, 'ipv4');
  for (const subnet of sixes) add(subnet, 'ipv6');
  return list;
}

/** The operator's address leads to a machine that must not be asked. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
  readonly code = 'ADDRESS_REFUSED';
}

/** Whether addresses of private networks may be asked: all of them, none, or those of which it is true. */
export type PrivateAllowed = boolean | ((address: string) => boolean);

/** Whether a program of others may be asked at this IP address. */
export function mayBeAsked(address: string, privateAllowed: PrivateAllowed): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  // A list takes IPv4 in the clothes of IPv6 as what it is.
  const family = version === 4 ? 'ipv4' : 'ipv6';
  return !never.check(address, family) && (!privateNetworks.check(address, family) || (typeof privateAllowed === 'function' ? privateAllowed(address) : privateAllowed));
}

/** @throws AddressRefused for a host that is an IP address which must not be asked */
export function checkLiteral(hostname: string, privateAllowed: PrivateAllowed): void {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(literal) !== 0 && !mayBeAsked(literal, privateAllowed)) throw refused(hostname);
}

/**
 * Looks names up for a connection, and gives only addresses that may be asked: what is checked is what is connected to,
 * whatever a second look-up would say.
 */
export const guardedLookup =
  (privateAllowed: PrivateAllowed, lookup: typeof systemLookup = systemLookup): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const fit = addresses.filter(({ address }) => mayBeAsked(address, privateAllowed));
      const [first] = fit;
      if (first === undefined) return callback(refused(hostname), []);
      return options.all === true ? callback(null, fit) : callback(null, first.address, first.family);
    });
  };

const refused = (hostname: string): AddressRefused =>
  new AddressRefused(`${hostname} is in a network that must not be asked. Approve the address for a private network if that is meant.`);
