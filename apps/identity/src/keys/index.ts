export { rotateAtOnce } from './key-schedule.ts';
export { type CurrentKeys, type KeySets, openKeys } from './key-sets.ts';
export { changeKeys, readCookieKeys, readSigningKeys } from './key-store.ts';
export { type SigningKey, newSigningKey } from './signing-key.ts';
