import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The key of one account; a hash, because people also type passwords into the wrong field. */
export function accountKey(login: string): string {
  return `account:${createHash('sha256').update(login).digest('base64url')}`;
}

/** The key of one network address. An IPv6 host owns a whole /64, so the key is that prefix. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return `address:${mapped}`;
  const bare = address.replace(/%.*$/, '');
  return `address:${isIPv6(bare) ? `${prefix64(bare)}::/64` : bare}`;
}

function prefix64(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
