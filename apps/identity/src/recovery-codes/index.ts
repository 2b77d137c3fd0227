export { looksLikeRecoveryCode, newRecoveryCode } from './recovery-code.ts';
export { recoveryCodeUsed } from './letters.ts';
export { recoveryCodesLeft, replaceRecoveryCodes, takeRecoveryCode } from './kept-codes.ts';
