import { createHash } from 'node:crypto';
import { networkOf } from '@quartermaster/database';

/** The part of a key that names one account; a hash, because people also type passwords into the wrong field. */
const hashed = (login: string): string => createHash('sha256').update(login).digest('base64url');

/** Passwords for one account from all networks together. */
export const accountKey = (login: string): string => `account:${hashed(login)}`;

/** Codes for one account after its password. */
export const codesKey = (login: string): string => `codes:${hashed(login)}`;

/** Passwords for one account from one network. */
export const accountAndNetworkKey = (login: string, address: string): string => `${accountPrefixes(login).networks}${networkOf(address)}`;

/** One account on one device that has signed in to it before. */
export const deviceKey = (login: string, deviceId: string): string => `${accountPrefixes(login).devices}${deviceId}`;

/** The beginnings of an account's keys for its networks and devices. */
export const accountPrefixes = (login: string): { readonly networks: string; readonly devices: string } => ({
  networks: `at:${hashed(login)}:`,
  devices: `device:${hashed(login)}:`,
});

/** Present passwords and codes on the page of one's own account. */
export const changesKey = (login: string): string => `changes:${hashed(login)}`;

/** Mail that was asked for to one address. */
export const mailToKey = (login: string): string => `mail-to:${hashed(login)}`;

/** Codes for another address that one account asked for, to all addresses together. */
export const mailForKey = (accountId: string): string => mailToKey(`for ${accountId}`);

/** Mail that was asked for from one network. */
export const mailFromKey = (address: string): string => `mail-from:${networkOf(address)}`;

/** All passwords from one network. */
export const networkKey = (address: string): string => `network:${networkOf(address)}`;
