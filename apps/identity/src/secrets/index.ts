export { openSealedStore, places, requireSecretOf, takeTurn, writeMark, type SealedStore } from './sealed-store.ts';
export { SealError, secretBox, type SecretBox } from './secret-box.ts';
export { readSecret } from './secret-setting.ts';
