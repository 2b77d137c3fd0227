import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Pool } from '@quartermaster/database';
import type { Clock } from '../runtime/index.ts';

/** When both factors have to be given again (NIST SP 800-63B, section 4.2.3: 30 minutes and 12 hours for AAL2). */
interface FactorLimits {
  readonly clock: Clock;
  /** Seconds without activity. */
  readonly inactivitySeconds: number;
  /** Seconds since they were given, whatever was done meanwhile. */
  readonly maxAgeSeconds: number;
}

/** The latest time at which tokens were given in each session: the marketplace renews them only while its buyer is active. */
interface SessionUses {
  note(sessionUid: string): Promise<void>;
  /** Null when no token was given yet. */
  last(sessionUid: string): Promise<Date | null>;
}

const seconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

export function sessionUses(pool: Pool, clock: Clock): SessionUses {
  return {
    async note(sessionUid) {
      await pool.query(
        'insert into identity.session_use (session_uid, used_at) values ($1, $2) on conflict (session_uid) do update set used_at = excluded.used_at',
        [sessionUid, clock.now()],
      );
    },
    async last(sessionUid) {
      const { rows } = await pool.query<{ used_at: Date }>('select used_at from identity.session_use where session_uid = $1', [sessionUid]);
      return rows[0]?.used_at ?? null;
    },
  };
}

/** The session in which a request was given tokens; undefined for any other request, and for one that the provider did not take. */
export const sessionOfTokens = ({ oidc }: { readonly oidc?: KoaContextWithOIDC['oidc']; readonly status: number }): string | undefined => oidc?.entities.AccessToken?.sessionUid;

/**
 * A session that was not used for too long, or whose factors are too old, signs no one in by itself: another person may be in front of the
 * browser. What the request asks for (`max_age`, `prompt`) is checked beside it, and cannot loosen it.
 */
export function freshFactors(uses: SessionUses, limits: FactorLimits): InstanceType<typeof interactionPolicy.Check> {
  const { Check } = interactionPolicy;
  return new Check('stale_factors', 'Password and code have to be given again', 'login_required', async ({ oidc }) => {
    const { session, result } = oidc;
    if (session?.accountId === undefined || result?.['login'] !== undefined) return Check.NO_NEED_TO_PROMPT;
    return (await areFactorsStale(uses, limits, session)) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
  });
}

/** Whether the factors of a session are too old, or it was not used for too long. */
export async function areFactorsStale(uses: SessionUses, { clock, inactivitySeconds, maxAgeSeconds }: FactorLimits, { uid, loginTs: given = 0 }: { readonly uid: string; readonly loginTs?: number | undefined }): Promise<boolean> {
  const now = seconds(clock.now());
  const used = Math.max(given, seconds((await uses.last(uid)) ?? new Date(0)));
  return now - given > maxAgeSeconds || now - used > inactivitySeconds;
}

/** Seconds for which a refresh token may be used: no longer than the factors count. */
export function secondsLeft(authTime: number | undefined, { clock, maxAgeSeconds }: Pick<FactorLimits, 'clock' | 'maxAgeSeconds'>): number {
  const now = seconds(clock.now());
  return Math.max(1, (authTime ?? now) + maxAgeSeconds - now);
}
