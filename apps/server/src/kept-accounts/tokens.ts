import { defineToken } from '../runtime/index.ts';
import type { AccountKeeper } from './account-keeper.ts';

export const keptAccounts = defineToken<AccountKeeper>('keptAccounts', 'The accounts of the identity server, where it lets this marketplace keep them.');
