import { errors } from 'oidc-provider';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { sql, type Pool, type Sql } from '@quartermaster/database';
import type { Clock } from '../runtime/index.ts';

interface RecordRow {
  payload: AdapterPayload;
  consumed_at: Date | null;
}

/** Keeps the provider's sessions, grants, codes and tokens in PostgreSQL. One short statement per call. */
export function recordAdapter(pool: Pool, clock: Clock): AdapterFactory {
  return (model): Adapter => {
    const findBy = async (column: Sql, value: string): Promise<AdapterPayload | undefined> => {
      // A browser may send anything as a cookie or a token; text with NUL is in no row.
      if (value.includes('\u0000')) return undefined;
      const { rows } = await pool.query<RecordRow>(
        sql`select payload, consumed_at from identity.provider_record
         where model = ${model} and ${column} = ${value} and (expires_at is null or expires_at > ${clock.now()})`,
      );
      const [row] = rows;
      if (!row) return undefined;
      return row.consumed_at ? { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) } : row.payload;
    };
    return {
      async upsert(id, payload, expiresIn) {
        const expiresAt = expiresIn === undefined ? null : new Date(clock.now().getTime() + expiresIn * 1000);
        await pool.query(
          `insert into identity.provider_record (model, id, payload, grant_id, uid, user_code, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
             uid = excluded.uid, user_code = excluded.user_code, expires_at = excluded.expires_at`,
          [model, id, JSON.stringify(payload), payload.grantId ?? null, payload.uid ?? null, payload.userCode ?? null, expiresAt],
        );
      },
      find: (id) => findBy(sql`id`, id),
      findByUid: (uid) => findBy(sql`uid`, uid),
      findByUserCode: (userCode) => findBy(sql`user_code`, userCode),
      async consume(id) {
        const { rowCount } = await pool.query(
          'update identity.provider_record set consumed_at = $3 where model = $1 and id = $2 and consumed_at is null',
          [model, id, clock.now()],
        );
        // The provider looks before it consumes; of two simultaneous uses only one may pass.
        if (rowCount !== 1) throw new errors.InvalidGrant('already used');
      },
      async destroy(id) {
        await pool.query('delete from identity.provider_record where model = $1 and id = $2', [model, id]);
      },
      async revokeByGrantId(grantId) {
        await pool.query('delete from identity.provider_record where model = $1 and grant_id = $2', [model, grantId]);
      },
    };
  };
}
