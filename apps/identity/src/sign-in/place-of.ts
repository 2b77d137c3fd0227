import { networkOf } from '@quartermaster/database';
import type { Place } from '../provider/index.ts';

// The first that fits: browsers say that they are others, too.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'], [/\bOPR\//, 'Opera'], [/\bSamsungBrowser\//, 'Samsung Internet'], [/\b(?:Firefox|FxiOS)\//, 'Firefox'], [/\b(?:Chrome|CriOS)\//, 'Chrome'], [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'], [/\biPad\b/, 'iPad'], [/\bAndroid\b/, 'Android'], [/\bCrOS\b/, 'ChromeOS'], [/\bWindows\b/, 'Windows'], [/\bMac OS X\b/, 'macOS'], [/\bLinux\b/, 'Linux'],
];

/** From where a request comes, as its person recognizes it: the kind of browser and system, and the network without the part that tells one line from another. */
export function placeOf(address: string, userAgent = ''): Place {
  const of = (kinds: typeof browsers): string | undefined => kinds.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [of(browsers) ?? 'Another browser', of(systems)];
  return { device: system === undefined ? browser : `${browser} on ${system}`, network: networkNear(networkOf(address)) };
}

/** `192.0.2.7` is near `192.0.2.0/24`, `2001:db8:1:2::/64` near `2001:db8:1::/48`; a text that is no address is empty. */
function networkNear(network: string): string {
  const [, three] = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network) ?? [];
  const [, groups] = /^((?:[\da-f]+:){2}[\da-f]+):[\da-f]+::\/64$/.exec(network) ?? [];
  return three === undefined ? (groups === undefined ? '' : `${groups}::/48`) : `${three}.0/24`;
}
