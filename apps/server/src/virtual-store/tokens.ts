import { defineToken } from '../runtime/index.ts';
import type { StoreMembers } from './membership/store-members.ts';

export const storeMembers = defineToken<StoreMembers>('storeMembers', 'Who the members of a store are, by its data.');
