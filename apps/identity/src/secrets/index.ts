export { type SealedStore, openSealedStore, places, requireSecretOf, takeTurn, writeMark } from './sealed-store.ts';
export { type SecretBox, secretBox } from './secret-box.ts';
export { readSecret } from './secret-setting.ts';
