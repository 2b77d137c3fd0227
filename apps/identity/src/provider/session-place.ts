import type { KoaContextWithOIDC } from 'oidc-provider';
import { sql, type Pool } from '@quartermaster/database';

/** From where somebody signed in, as its person recognizes it. */
export interface Place {
  /** Such as 'Firefox on Windows'. */
  readonly device: string;
  /** The network, not the address: a /24 or a /48. */
  readonly network: string;
}

interface Begun {
  readonly uid: string;
  readonly accountId: string;
  readonly place: Place;
}

/** A session of an account that goes on. */
export interface SessionPlace extends Place {
  readonly uid: string;
  readonly begunAt: Date;
  /** When tokens were last given in it; null: none was yet. */
  readonly usedAt: Date | null;
}

/** The session that a request has begun, or in which both factors were given again; undefined for any other request. The sign-in has put the place beside its result. */
export function begunSession({ oidc }: { readonly oidc?: KoaContextWithOIDC['oidc']; readonly status: number }): Begun | undefined {
  const place = oidc?.result?.['place'] as Place | undefined;
  const { uid, accountId } = oidc?.session ?? {};
  return place === undefined || uid === undefined || accountId === undefined ? undefined : { uid, accountId, place };
}

export async function notePlace(pool: Pool, { uid, accountId, place: { device, network } }: Begun, now: Date): Promise<void> {
  await pool.query(
    sql`insert into identity.session_place (session_uid, account_id, begun_at, device, network) values (${uid}, ${accountId}, ${now}, ${device}, ${network})
      on conflict (session_uid) do update set account_id = excluded.account_id, begun_at = excluded.begun_at, device = excluded.device, network = excluded.network`,
  );
}

/** The sessions of an account that go on, the newest first. */
export async function placesOf(pool: Pool, accountId: string, now: Date): Promise<readonly SessionPlace[]> {
  const { rows } = await pool.query<SessionPlace>(
    sql`select p.session_uid as "uid", p.begun_at as "begunAt", p.device, p.network, u.used_at as "usedAt"
      from identity.session_place p
      join identity.provider_record r on r.model = 'Session' and r.uid = p.session_uid and r.expires_at > ${now}
      left join identity.session_use u on u.session_uid = p.session_uid
      where p.account_id = ${accountId} order by p.begun_at desc, p.session_uid`,
  );
  return rows;
}

export async function forgetPlace(pool: Pool, uid: string): Promise<void> {
  await pool.query(sql`delete from identity.session_place where session_uid = ${uid}`);
}
