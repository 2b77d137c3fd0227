import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { giveNames } from '../../login/index.ts';

/** What a buyer may say of themselves. Nothing of it decides what they may do. */
export interface ProfileValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  /** A code of the code table of agencies; null for members of state and local governments. */
  readonly agencyCode: string | null;
  readonly bureau: string;
  /** The government of a member of a state or local government, for example a county. */
  readonly government: string;
  /** Two letters of the state that it is in; empty where it is not known. */
  readonly state: string;
  readonly defaultStore: string | null;
}

export interface BuyerProfile extends ProfileValues {
  /** The agency by which it is decided what they may do, in the codes of the identity server; null where none is vouched for. */
  readonly vouchedAgencyCode: string | null;
  /** Of the profile as it was read; 0: nothing was ever saved. */
  readonly version: number;
}

/** The profile of a buyer. The name is that which counts: their own, or else the identity server's. @throws Error where there is no such buyer */
export async function readBuyerProfile(queries: Queries, buyerId: string): Promise<BuyerProfile> {
  const { rows } = await queries.query<BuyerProfile>(sql`
    select coalesce(buyer.profile_first_name, buyer.first_name, '') as "firstName", coalesce(buyer.profile_last_name, buyer.last_name, '') as "lastName",
      coalesce(profile.phone, '') as phone, profile.agency_code as "agencyCode", coalesce(profile.bureau, '') as bureau,
      coalesce(profile.government, '') as government, coalesce(profile.state, '') as state, profile.default_store as "defaultStore",
      buyer.vouched_agency_code as "vouchedAgencyCode", coalesce(profile.version, 0) as version
    from marketplace.buyer left join marketplace.buyer_profile profile on profile.buyer_id = buyer.buyer_id
    where buyer.buyer_id = ${buyerId}`);
  if (rows[0] === undefined) throw new Error(`There is no buyer ${buyerId}.`);
  return rows[0];
}

/**
 * Saves a profile, in a transaction, if it is as it was when it was read.
 *
 * @param version of the profile as it was read
 * @returns false where it was changed since; nothing was saved then
 */
export async function saveBuyerProfile(queries: Queries, buyerId: string, version: number, values: ProfileValues, now: Date): Promise<boolean> {
  await queries.query(sql`select from marketplace.buyer where buyer_id = ${buyerId} for no key update`);
  const { rows } = await queries.query<{ version: number }>(sql`select version from marketplace.buyer_profile where buyer_id = ${buyerId}`);
  if ((rows[0]?.version ?? 0) !== version) return false;
  const { phone, agencyCode, bureau, government, state, defaultStore } = values;
  await queries.query(sql`
    insert into marketplace.buyer_profile (buyer_id, phone, agency_code, bureau, government, state, default_store, version, changed_at)
    values (${buyerId}, ${phone}, ${agencyCode}, ${bureau}, ${government}, ${state}, ${defaultStore}, ${version + 1}, ${now})
    on conflict (buyer_id) do update set phone = excluded.phone, agency_code = excluded.agency_code, bureau = excluded.bureau, government = excluded.government,
      state = excluded.state, default_store = excluded.default_store, version = excluded.version, changed_at = excluded.changed_at`);
  await giveNames(queries, buyerId, values);
  return true;
}

/**
 * The first profile of a buyer, from what they gave when they asked for their account, in a transaction. A profile that is there already stays as it is.
 * What is left out stays empty.
 */
export async function writeFirstProfile(queries: Queries, buyerId: string, given: Partial<ProfileValues>, now: Date): Promise<void> {
  const { version, vouchedAgencyCode: _vouched, ...known } = await readBuyerProfile(queries, buyerId);
  if (version === 0) await saveBuyerProfile(queries, buyerId, 0, { ...known, ...given }, now);
}

/** Takes an agency that an operator refused out of a profile, in a transaction: its form would ask for it again with each press. One that was chosen since stays. */
export async function leaveAgency(queries: Queries, buyerId: string, agencyCode: string, now: Date): Promise<void> {
  await queries.query(sql`
    update marketplace.buyer_profile set agency_code = null, bureau = '', version = version + 1, changed_at = ${now} where buyer_id = ${buyerId} and agency_code = ${agencyCode}`);
}

/** The store that a buyer wants to be in after sign-in, by its name; null: none was chosen. */
export async function defaultStoreOf(queries: Queries, buyerId: string): Promise<string | null> {
  const { rows } = await queries.query<{ store: string | null }>(sql`select default_store as store from marketplace.buyer_profile where buyer_id = ${buyerId}`);
  return rows[0]?.store ?? null;
}
