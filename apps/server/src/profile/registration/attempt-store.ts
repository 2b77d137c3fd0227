import { sql, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import type { StoreName } from '@quartermaster/contracts';
import type { Queries } from '../../runtime/index.ts';
import { useCode } from '../../virtual-store/index.ts';
import type { Registrant } from './registrant.ts';

/** A registration that was begun. */
export interface Attempt extends Registrant {
  readonly registrationId: string;
  readonly store: StoreName;
  /** The request that it became with its proof; null: its address is not proved. */
  readonly requestNumber: string | null;
  readonly ending: 'set-up' | 'sign-in' | null;
  /** Of the request. */
  readonly state: 'open' | 'accepted' | 'declined' | null;
}

const day = 86_400_000;

const columns = sql`registration_id as "registrationId", attempt.store, attempt.first_name as "firstName", attempt.last_name as "lastName", attempt.email, attempt.agency, attempt.bureau, attempt.phone,
  attempt.listed_agency as "listedAgency", attempt.us_state as "usState", attempt.government_kind as "governmentKind", attempt.request_number::text as "requestNumber", ending, request.state`;

/** Keeps a registration that begins. One that comes again under its key is the one of before, with what it said at first. */
export async function beginAttempt(
  database: Pool, person: Registrant, { registrationId, requestKey, store, now }: { readonly registrationId: string; readonly requestKey: string | null; readonly store: StoreName; readonly now: Date },
): Promise<{ readonly registrationId: string; readonly email: string; readonly isRepeated: boolean }> {
  const { rows } = await database.query<{ registrationId: string; email: string }>(
    sql`insert into marketplace.registration_attempt
        (registration_id, request_key, store, first_name, last_name, email, agency, bureau, phone, listed_agency, us_state, government_kind, created_at)
      values (${registrationId}, ${requestKey}, ${store}, ${person.firstName}, ${person.lastName}, ${person.email}, ${person.agency}, ${person.bureau}, ${person.phone}, ${person.listedAgency},
        ${person.usState}, ${person.governmentKind}, ${now})
      on conflict (request_key) do update set request_key = excluded.request_key returning registration_id as "registrationId", email`,
  );
  const [kept] = rows;
  if (kept === undefined) throw new Error('A registration that begins was not kept.');
  return { ...kept, isRepeated: kept.registrationId !== registrationId };
}

/** Null: it is over, or never was. */
export async function findAttempt(queries: Queries, registrationId: string, now: Date): Promise<Attempt | null> {
  const { rows } = await queries.query<Attempt>(
    sql`select ${columns} from marketplace.registration_attempt as attempt left join marketplace.registration_request as request using (request_number)
      where registration_id = ${registrationId} and attempt.created_at > ${new Date(now.getTime() - day)}`,
  );
  return rows[0] ?? null;
}

/** What a proof came to. */
export interface Proved {
  readonly requestNumber: string;
  /** No open request of the same person in the same store was there before. */
  readonly isNew: boolean;
}

/**
 * Uses the code up, and makes a request of the registration. One of the same address in the same store that is open still is that request, with what was said last. Null: the code, or the
 * registration, was used meanwhile.
 */
export function proveAttempt(database: Pool, { registrationId, codeId, now }: { readonly registrationId: string; readonly codeId: string; readonly now: Date }): Promise<Proved | null> {
  return withTransaction(database, async (connection) => {
    const email = await useCode(connection, codeId, now);
    if (email === null) return null;
    // Two windows of one person make one request.
    await connection.query(sql`select pg_advisory_xact_lock(hashtextextended(${`registration of ${email}`}, 0))`);
    const { rowCount } = await connection.query(sql`select from marketplace.registration_attempt where registration_id = ${registrationId} and proved_at is null for update`);
    if (rowCount !== 1) return null;
    const again = await renewRequest(connection, registrationId, now);
    const requestNumber = again ?? (await makeRequest(connection, registrationId, now));
    await connection.query(sql`update marketplace.registration_attempt set proved_at = ${now}, request_number = ${requestNumber} where registration_id = ${registrationId}`);
    return { requestNumber, isNew: again === null };
  });
}

async function renewRequest(connection: Connection, registrationId: string, now: Date): Promise<string | null> {
  const { rows } = await connection.query<{ requestNumber: string }>(
    sql`update marketplace.registration_request as request
      set first_name = attempt.first_name, last_name = attempt.last_name, agency = attempt.agency, bureau = attempt.bureau, phone = attempt.phone, listed_agency = attempt.listed_agency,
        us_state = attempt.us_state, government_kind = attempt.government_kind, email_proved_at = ${now}
      from marketplace.registration_attempt as attempt
      where registration_id = ${registrationId} and request.request_number = (
        select earlier.request_number from marketplace.registration_request as earlier
        where lower(earlier.email) = attempt.email and earlier.store = attempt.store and earlier.state = 'open' and earlier.email_proved_at is not null
        order by earlier.request_number limit 1)
      returning request.request_number::text as "requestNumber"`,
  );
  return rows[0]?.requestNumber ?? null;
}

async function makeRequest(connection: Connection, registrationId: string, now: Date): Promise<string> {
  const { rows } = await connection.query<{ requestNumber: string }>(
    sql`insert into marketplace.registration_request
        (store, first_name, last_name, email, agency, bureau, phone, listed_agency, us_state, government_kind, created_at, email_proved_at)
      select store, first_name, last_name, email, agency, bureau, phone, listed_agency, us_state, government_kind, ${now}, ${now}
      from marketplace.registration_attempt where registration_id = ${registrationId}
      returning request_number::text as "requestNumber"`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A registration that was proved made no request.');
  return row.requestNumber;
}

/** Takes away registrations that were left, and those that have long become requests. */
export async function forgetOldAttempts(queries: Queries, now: Date): Promise<void> {
  await queries.query(sql`delete from marketplace.registration_attempt where created_at < ${new Date(now.getTime() - 2 * day)}`);
}
