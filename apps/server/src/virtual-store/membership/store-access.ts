import type { StoreName } from '@quartermaster/contracts';
import type { StoreAccess } from '../../login/index.ts';
import { withMembers } from './shipped-members.ts';
import type { StoreMembers } from './store-members.ts';

/** The stores whose packages lead a buyer who is not let in to a page of their own after sign-in. */
export const storesWithValidation: ReadonlySet<StoreName> = new Set(['DHS', 'STATE']);

/** Who may use which store signed in (specification, section 6). Browsing is open to everybody. */
export const storeAccess =
  (members: StoreMembers): StoreAccess =>
  (buyer, store) =>
    members(withMembers(store)).refusal(buyer);
