export { accountDirectory, type AccountDirectory } from './account-directory.ts';
export { normalizeLogin, type Account } from './account.ts';
export { approveAccount } from './approve-account.ts';
export { createAccount, type NewAccount } from './create-account.ts';
export { ensureDemoAccounts, listDemoAccounts } from './demo-accounts.ts';
export { refusePassword, verifyPassword } from './password.ts';
export { readablePassword } from './readable-password.ts';
export { matchTotpStep, newTotpSecret, totpCode } from './totp.ts';
