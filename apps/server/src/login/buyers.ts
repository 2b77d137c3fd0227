import { sql, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import type { Clock, Queries, Randomness } from '../runtime/index.ts';
import type { Buyer } from '../wire/index.ts';
import type { Person } from './token-check.ts';

export interface BuyerTools {
  readonly database: Pool;
  readonly clock: Clock;
  readonly randomness: Randomness;
}

/** Does something for a buyer who signs in for the first time, in the transaction that makes them known. */
export type FirstSignInHook = (connection: Connection, buyer: Buyer, tools: Pick<BuyerTools, 'clock' | 'randomness'>) => Promise<void>;

/** A buyer as the database keeps them. */
export interface BuyerRow {
  buyer_id: string;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  email_verified: boolean;
  profile_email: string | null;
  profile_email_confirmed_at: Date | null;
  profile_first_name: string | null;
  profile_last_name: string | null;
  /** By the identity server's word. */
  agency_code: string | null;
  /** The agency that an operator confirmed in place of that, or else that. */
  vouched_agency_code: string | null;
  login: string | null;
}

export const buyerColumns = sql`buyer_id, first_name, last_name, email, email_verified, profile_email, profile_email_confirmed_at, profile_first_name, profile_last_name, agency_code,
  vouched_agency_code, login`;

/** Days for which an address that the buyer proved with a code counts: mailboxes are lost when people move on. */
const confirmedDays = 365;

function buyerOf(row: BuyerRow, now: Date): Buyer {
  const confirmedAt = row.profile_email_confirmed_at?.getTime() ?? -Infinity;
  const confirmed = confirmedAt > now.getTime() - confirmedDays * 86_400_000 ? row.profile_email : null;
  const vouchedFor = row.email_verified ? row.email : null;
  return {
    buyerId: row.buyer_id,
    firstName: row.profile_first_name ?? row.first_name,
    lastName: row.profile_last_name ?? row.last_name,
    email: confirmed ?? row.email,
    verifiedEmails: [confirmed, vouchedFor].filter((email) => email !== null),
    agencyCode: row.vouched_agency_code,
  };
}

/** A buyer as they are known now; null where there is none. */
export async function buyerWithId(queries: Queries, buyerId: string, now: Date): Promise<Buyer | null> {
  const { rows } = await queries.query<BuyerRow>(sql`select ${buyerColumns} from marketplace.buyer where buyer_id = ${buyerId}`);
  return rows[0] === undefined ? null : buyerOf(rows[0], now);
}

/** A known buyer, with what their token says of them now. */
export async function currentBuyer(known: BuyerRow, person: Person, tools: BuyerTools): Promise<Buyer> {
  return differs(known, person) ? withTransaction(tools.database, (connection) => writeBuyer(connection, person, tools, [])) : buyerOf(known, tools.clock.now());
}

/**
 * The buyer for a person whom the identity server vouches for: known by issuer and subject. The token's facts about them
 * replace those that were known; a fact that it does not give stays.
 */
export async function buyerFor(person: Person, tools: BuyerTools, hooks: readonly FirstSignInHook[]): Promise<Buyer> {
  const { rows } = await tools.database.query<BuyerRow>(
    sql`select ${buyerColumns} from marketplace.buyer where issuer = ${person.issuer} and subject = ${person.subject}`,
  );
  const known = rows[0];
  if (known !== undefined && !differs(known, person)) return buyerOf(known, tools.clock.now());
  return withTransaction(tools.database, (connection) => writeBuyer(connection, person, tools, hooks));
}

const differs = (row: BuyerRow, person: Person): boolean =>
  (person.firstName !== undefined && person.firstName !== row.first_name) ||
  (person.lastName !== undefined && person.lastName !== row.last_name) ||
  (person.email !== undefined && person.email !== row.email) ||
  (person.emailVerified !== undefined && person.emailVerified !== row.email_verified) ||
  (person.agencyCode !== undefined && person.agencyCode !== row.agency_code) ||
  (person.login !== undefined && person.login !== row.login);

async function writeBuyer(connection: Connection, person: Person, tools: BuyerTools, hooks: readonly FirstSignInHook[]): Promise<Buyer> {
  const now = tools.clock.now();
  const { issuer, subject, firstName = null, lastName = null, email = null, agencyCode = null, login = null, emailVerified = null } = person;
  const { rows: made } = await connection.query<BuyerRow>(
    sql`insert into marketplace.buyer (buyer_id, issuer, subject, first_name, last_name, email, agency_code, login, email_verified, created_at, updated_at)
     values (${tools.randomness.uuid()}, ${issuer}, ${subject}, ${firstName}, ${lastName}, ${email}, ${agencyCode}, ${login}, ${emailVerified ?? true}, ${now}, ${now})
     on conflict (issuer, subject) do nothing returning ${buyerColumns}`,
  );
  if (made[0] !== undefined) {
    const buyer = buyerOf(made[0], now);
    for (const hook of hooks) await hook(connection, buyer, tools);
    return buyer;
  }
  const { rows: changed } = await connection.query<BuyerRow>(
    sql`update marketplace.buyer set first_name = coalesce(${firstName}, first_name), last_name = coalesce(${lastName}, last_name),
       email = coalesce(${email}, email), agency_code = coalesce(${agencyCode}, agency_code), login = coalesce(${login}, login),
       email_verified = coalesce(${emailVerified}, email_verified), updated_at = ${now}
     where issuer = ${issuer} and subject = ${subject} returning ${buyerColumns}`,
  );
  if (changed[0] === undefined) throw new Error('The record of a buyer disappeared during sign-in.');
  return buyerOf(changed[0], now);
}
