import { sql, type Pool } from '@quartermaster/database';
import type { SignInLimits } from '../sign-in/index.ts';

/** The first word of the keys of each limit. */
const words: Readonly<Record<keyof SignInLimits, string>> = { account: 'account', accountAndNetwork: 'at', network: 'network', device: 'device', codes: 'codes', mailTo: 'mail-to', mailFrom: 'mail-from' };

export interface LimitFigures {
  readonly limit: keyof SignInLimits;
  /** How many accounts, networks, devices or addresses have used it up now. */
  readonly full: number;
}

/** Which limits of sign-in are used up now, and by how many: one that is full is a person who has to wait, or somebody who guesses. */
export async function readLimits(pool: Pool, limits: SignInLimits, now: Date): Promise<readonly LimitFigures[]> {
  const names = Object.keys(words) as (keyof SignInLimits)[];
  const longest = Math.max(...names.map((name) => limits[name].seconds));
  const { rows } = await pool.query<{ word: string; full: number }>(sql`
    select word, count(*)::int as full
    from unnest(${names.map((name) => words[name])}::text[], ${names.map((name) => limits[name].tries)}::int[], ${names.map((name) => limits[name].seconds)}::int[]) as l (word, tries, seconds)
      join identity.sign_in_limit as t on split_part(t.key, ':', 1) = word
    where t.counted_at > ${new Date(now.getTime() - longest * 1000)}
      and greatest(0, t.level - extract(epoch from ${now}::timestamptz - t.counted_at) * tries / seconds) + 1 > tries
    group by word`);
  return names.map((limit) => ({ limit, full: rows.find(({ word }) => word === words[limit])?.full ?? 0 }));
}
