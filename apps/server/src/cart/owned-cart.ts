import { sql, type Sql } from '@quartermaster/database';
import type { CartOwner } from './owner.ts';

export const ownerColumn = (owner: CartOwner): Sql => (owner.kind === 'visitor' ? sql`visitor_id` : sql`buyer_id`);
export const ownerKey = (owner: CartOwner): string => (owner.kind === 'visitor' ? owner.visitorId : owner.buyerId);

/** SQL that is true of the owner's cart. */
export const isOwners = (owner: CartOwner): Sql => sql`${ownerColumn(owner)} = ${ownerKey(owner)} and store = ${owner.store}`;
