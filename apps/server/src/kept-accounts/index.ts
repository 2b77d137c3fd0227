export type { AccountKeeper } from './account-keeper.ts';
export { deskClientSettings } from './desk-client.ts';
export { keptAccounts } from './tokens.ts';
