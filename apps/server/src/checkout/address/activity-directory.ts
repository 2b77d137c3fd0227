import { aacRule } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** The entry of an AAC or DoDAAC in the activity address directory. */
export interface Activity {
  aac: string;
  /** The activity's name. */
  activity: string;
}

/** Who answers for an activity, as the directory names them; each may be empty. */
export interface ActivityContact {
  name: string;
  phone: string;
  email: string;
}

/** An activity that orders may go to, by its code as it was typed; or, in words, why it is none and what to do. */
export async function activityTyped(queries: Queries, typed: string): Promise<Activity | { readonly message: string }> {
  const message = aacRule(typed);
  if (message !== null) return { message };
  const { rows: [found] } = await queries.query<Activity & ActivityContact & { active: boolean }>(
    sql`select aac, activity, active, contact_name as name, phone, email from marketplace.activity_address where aac = ${normalAac(typed)}`);
  if (found === undefined) return { message: notInDirectory(typed) };
  return found.active ? { aac: found.aac, activity: found.activity } : { message: `${found.aac}, ${found.activity}, is closed in the activity address directory: nothing can be shipped there. ${askContact(found)} Enter that one, or choose another address.` };
}

/** Where a buyer asks what became of an activity. */
export const askContact = ({ name, phone, email }: ActivityContact): string => {
  const ways = [phone, email].filter((way) => way !== '').join(', ');
  const who = name === '' ? 'the activity' : name;
  return ways === '' ? 'Ask your supply office which activity took its place.' : `Ask ${who} (${ways}) which activity took its place.`;
};

/**
 * Whether an activity belongs to the agency of a buyer (rule R07 of requisitions: an AAC exists, is active, and belongs to the user's agency).
 * The code table of agencies says how the codes of both begin. Their agency is the one that is vouched for, never one that they typed; no activity belongs to a buyer
 * of whom none is known.
 *
 * @param aac SQL of the activity's code
 */
export const isOfAgency = (aac: Sql, buyerId: string): Sql => sql`exists (
  select from marketplace.buyer, marketplace.agency, unnest(agency.agency_codes) as own (code), unnest(agency.aac_prefixes) as activity (prefix)
  where buyer.buyer_id = ${buyerId} and starts_with(buyer.vouched_agency_code, own.code) and starts_with(${aac}, activity.prefix))`;

/** The name of the agency by which it is decided which activities are a buyer's own; null: none is vouched for, or the table of agencies lacks it. */
export async function agencyNameOf(queries: Queries, buyerId: string): Promise<string | null> {
  const { rows } = await queries.query<{ name: string }>(sql`
    select agency.name from marketplace.buyer, marketplace.agency, unnest(agency.agency_codes) as own (code)
    where buyer.buyer_id = ${buyerId} and starts_with(buyer.vouched_agency_code, own.code) order by length(own.code) desc, agency.name limit 1`);
  return rows[0]?.name ?? null;
}

/** An activity of the buyer's agency, which their orders may be billed to; null when the directory does not list it, lists it as closed, or when it is another agency's. */
export async function findBilledActivity(queries: Queries, aac: string, buyerId: string): Promise<Activity | null> {
  const { rows } = await queries.query<Activity>(
    sql`select aac, activity from marketplace.activity_address where aac = ${normalAac(aac)} and active and ${isOfAgency(sql`aac`, buyerId)}`,
  );
  return rows[0] ?? null;
}

/** Codes are written in capitals. */
export const normalAac = (typed: string): string => typed.trim().toUpperCase();

/** What a buyer reads of an activity that the directory does not list. */
export const notInDirectory = (typed: string): string => `${normalAac(typed)} is not in the activity address directory. Check it, or enter a street address.`;

/** The same of an activity that {@link findBilledActivity} does not find: whether another agency has it is not said. */
export const notOfAgency = (typed: string): string => `${normalAac(typed)} is not an active activity of your agency in the activity address directory. Check it, or enter a street address.`;

/** Some of the activities of the buyer's agency that are none of their ways to pay yet, by code. @param most how many at most */
export async function billableActivities(queries: Queries, buyerId: string, most: number): Promise<Activity[]> {
  const { rows } = await queries.query<Activity>(sql`
    select entry.aac, entry.activity from marketplace.activity_address entry
    where entry.active and ${isOfAgency(sql`entry.aac`, buyerId)} and not exists (select from marketplace.saved_payment paid where paid.buyer_id = ${buyerId} and paid.aac = entry.aac)
    order by entry.aac limit ${most}`);
  return rows;
}

/** Some activities of the buyer’s agency that are open, by code. @param most how many at most */
export async function activitiesOfAgency(queries: Queries, buyerId: string, most: number): Promise<Activity[]> {
  const { rows } = await queries.query<Activity>(sql`select entry.aac, entry.activity from marketplace.activity_address entry where entry.active and ${isOfAgency(sql`entry.aac`, buyerId)} order by entry.aac limit ${most}`);
  return rows;
}

/** What a buyer reads of an activity that {@link findBilledActivity} does not find. */
export const notBilled = (typed: string): string => `${normalAac(typed)} is not in the activity address directory. Check it, or pay by purchase card.`;
