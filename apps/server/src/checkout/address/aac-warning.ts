import type { AacWarning, CheckoutProblem, VendorGroup } from '@quartermaster/contracts';
import { sql, type Sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import type { KeptTerms } from '../destinations/kept-terms.ts';
import { askContact, isOfAgency, type ActivityContact } from './activity-directory.ts';

/** An activity that was chosen as a destination, as a statement gives it. */
export interface ChosenActivityRow {
  address_id: string;
  aac: string;
  activity: string;
  active: boolean;
  has_address: boolean;
  /** It is of the buyer's agency, they have confirmed it, or none is known of them. */
  is_expected: boolean;
  contact: ActivityContact;
  /** The activity that a break-bulk point sends on to. */
  consignee: { aac: string; activity: string; active: boolean; has_address: boolean; contact: ActivityContact } | null;
}

/** Whether the code table knows activities of the agency that is vouched for of a buyer. */
const knowsActivities = (buyerId: string): Sql => sql`exists (
  select from marketplace.buyer, marketplace.agency, unnest(agency.agency_codes) as own (code)
  where buyer.buyer_id = ${buyerId} and starts_with(buyer.vouched_agency_code, own.code) and cardinality(agency.aac_prefixes) > 0)`;

const hasAddress = (entry: Sql): Sql => sql`(${entry}.line1 <> '' and ${entry}.city <> '' and ${entry}.zip <> '')`;
const contactOf = (entry: Sql): Sql => sql`jsonb_build_object('name', ${entry}.contact_name, 'phone', ${entry}.phone, 'email', ${entry}.email)`;

/** The activities of addresses of the buyer's, also those that the directory has closed; nothing for addresses of other kinds. @param addressIds SQL of the texts in a list, or of a select of them */
export const chosenActivities = (buyerId: string, addressIds: Sql): Sql => sql`
  select entry.address_id, entry.aac, activity.activity, activity.active, ${hasAddress(sql`activity`)} as has_address,
    entry.is_confirmed or not ${knowsActivities(buyerId)} or ${isOfAgency(sql`entry.aac`, buyerId)} as is_expected, ${contactOf(sql`activity`)} as contact,
    case when consignee.aac is not null then jsonb_build_object('aac', consignee.aac, 'activity', consignee.activity, 'active', consignee.active, 'has_address', ${hasAddress(sql`consignee`)},
      'contact', ${contactOf(sql`consignee`)}) end as consignee
  from marketplace.address_book_entry entry join marketplace.activity_address activity on activity.aac = entry.aac
    left join marketplace.activity_address consignee on consignee.aac = entry.consignee_aac
  where entry.buyer_id = ${buyerId} and entry.address_id::text in (${addressIds})`;

/** What is ordered, and the ids of the addresses that it goes to: one that the directory has closed is in no book any more. */
interface Ordered {
  readonly shipToId: string | null;
  readonly groups: readonly Pick<VendorGroup, 'groupId' | 'vendor' | 'lines'>[];
  readonly terms: readonly KeptTerms[];
}

/** What the buyer is asked about the activities that their order goes to: that of the whole order first, then those of vendors' orders and their parts, each activity once. */
export function aacWarnings(rows: readonly ChosenActivityRow[], { shipToId, groups, terms }: Ordered): AacWarning[] {
  const ofOrders = groups.flatMap(({ groupId, vendor, lines }) => {
    const { addressId, parts = [] } = terms.find((own) => own.groupId === groupId) ?? {};
    const inCart = parts.filter((part) => part.lines.some(({ cartKey }) => lines.some((line) => line.cartKey === cartKey)));
    return [addressId ?? null, ...inCart.map((part) => part.addressId)].map((id) => ({ id, order: { groupId, vendor: vendor.name } }));
  });
  const asked = new Map<string, AacWarning>();
  for (const { id, ...of } of [{ id: shipToId }, ...ofOrders]) {
    const row = rows.find((each) => each.address_id === id);
    const found = row === undefined || asked.has(row.address_id) ? null : doubtOf(row);
    if (row !== undefined && found !== null) asked.set(row.address_id, { addressId: row.address_id, ...found, ...of });
  }
  return [...asked.values()];
}

/** What is wrong with the activity itself comes before what is wrong with the consignee behind it. */
function doubtOf({ aac, activity, active, has_address: hasItsAddress, is_expected: isExpected, contact, consignee }: ChosenActivityRow): Omit<AacWarning, 'addressId' | 'order'> | null {
  const lacking = lackOf(active, hasItsAddress);
  if (lacking !== null) return { reason: lacking, aac, activity, ...named(contact) };
  const behind = consignee === null ? null : lackOf(consignee.active, consignee.has_address);
  if (consignee !== null && behind !== null) return { reason: behind, aac: consignee.aac, activity: consignee.activity, breakbulk: { aac, activity }, ...named(consignee.contact) };
  return isExpected ? null : { reason: 'otherAgency', aac, activity };
}

const lackOf = (isActive: boolean, hasItsAddress: boolean): 'closed' | 'noAddress' | null => (!isActive ? 'closed' : hasItsAddress ? null : 'noAddress');

const named = (contact: ActivityContact): Pick<AacWarning, 'contact'> => (Object.values(contact).some((each) => each !== '') ? { contact } : {});

const words: Readonly<Record<AacWarning['reason'], (what: string) => string>> = {
  closed: (what) => `is closed in the activity address directory. Choose where ${what} goes.`,
  noAddress: (what) => `has no address in the activity address directory. Choose where ${what} goes.`,
  otherAgency: (what) => `is of another agency than yours. Confirm that ${what} goes there, or choose another address.`,
};

/** The same of a consignee: the goods would end at the break-bulk point. */
const wordsOfConsignee: Readonly<Record<AacWarning['reason'], string>> = {
  closed: 'is closed in the activity address directory',
  noAddress: 'has no address in the activity address directory',
  otherAgency: 'is of another agency than yours',
};

/** What the review says of them. */
export const aacProblems = (warnings: readonly AacWarning[]): CheckoutProblem[] =>
  warnings.map((warning) => ({ code: 'AAC_WARNING', block: 'aac', cartKey: null, ...(warning.order !== undefined && { groupId: warning.order.groupId }), message: messageOf(warning) }));

function messageOf({ aac, activity, reason, order, breakbulk, contact }: AacWarning): string {
  const what = order === undefined ? 'this order' : `what ${order.vendor} delivers`;
  if (breakbulk === undefined) return `The activity ${aac}, ${activity}, ${words[reason](what)}`;
  const ask = reason === 'closed' ? ` ${askContact(contact ?? { name: '', phone: '', email: '' })}` : '';
  return `The ultimate consignee ${aac}, ${activity}, ${wordsOfConsignee[reason]}: the break-bulk point ${breakbulk.aac} could not send on ${what}.${ask} Name another consignee, or choose another address.`;
}

/** The buyer has seen that an activity of their book is of another agency, and ships there. */
export async function confirmActivity(queries: Queries, buyerId: string, addressId: string): Promise<void> {
  await queries.query(sql`update marketplace.address_book_entry set is_confirmed = true where buyer_id = ${buyerId} and address_id::text = ${addressId} and kind = 'aac'`);
}

/** Whether the agency that is vouched for of a buyer has DoDAACs: those of the Department of Defense begin with one letter that says whose they are. */
export const hasDodaacs = (buyerId: string): Sql => sql`exists (
  select from marketplace.buyer, marketplace.agency, unnest(agency.agency_codes) as own (code), unnest(agency.aac_prefixes) as activity (prefix)
  where buyer.buyer_id = ${buyerId} and starts_with(buyer.vouched_agency_code, own.code) and activity.prefix ~ '^[A-Z]$')`;
