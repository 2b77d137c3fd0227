export { rotateAtOnce } from './key-schedule.ts';
export { openKeys, type CurrentKeys, type KeySets } from './key-sets.ts';
export { changeKeys, readCookieKeys, readSigningKeys } from './key-store.ts';
export { newSigningKey, type SigningKey } from './signing-key.ts';
