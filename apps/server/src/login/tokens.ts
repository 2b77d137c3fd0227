import { defineToken } from '../runtime/index.ts';
import type { FirstSignInHook } from './buyers.ts';
import type { IdentityConfig } from './config.ts';
import type { Identity, OwnStore, StoreAccess, UnreadMessages, UnsentRequisitions } from './identity.ts';

export const identityConfig = defineToken<IdentityConfig>('identityConfig', 'Where sign-in happens and how its tokens are checked.');
export const identity = defineToken<Identity>('identity', 'Everything that sign-in is made of.');

// The values that sign-in needs from areas above it.
export const storeAccess = defineToken<StoreAccess>('storeAccess', 'Says why a buyer may not use a store.');
export const ownStore = defineToken<OwnStore>('ownStore', 'The store that a buyer has chosen for after the sign-in.');
export const unreadMessages = defineToken<UnreadMessages>('unreadMessages', 'How many messages a buyer has not read, as a part of a statement.');
export const firstSignInHooks = defineToken<readonly FirstSignInHook[]>('firstSignInHooks', 'The work that areas do for a buyer at the first sign-in.');
export const unsentRequisitions = defineToken<UnsentRequisitions>('unsentRequisitions', 'How many requisitions a buyer has begun in a store and not sent.');
