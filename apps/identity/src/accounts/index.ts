export { type AccountDirectory, accountDirectory } from './account-directory.ts';
export { type Account, normalizeLogin } from './account.ts';
export { approveAccount } from './approve-account.ts';
export { type NewAccount, createAccount } from './create-account.ts';
export { ensureDemoAccounts, listDemoAccounts } from './demo-accounts.ts';
export { refusePassword, verifyPassword } from './password.ts';
export { readablePassword } from './readable-password.ts';
export { matchTotpStep, newTotpSecret, totpCode } from './totp.ts';
