import { sql } from '@quartermaster/database';
import { linkAddress, linkKeyHash, newLinkKey, withoutLinkKeys, type Queries, type Randomness } from '../runtime/index.ts';

/** Where the page is on which a request for a lower price is answered. */
export const reductionPagePath = '/vendor/price-reduction';

/** Days for which a link opens its page: longer than any lower price may hold. */
const linkDays = 400;

/** A text without what opens the pages of price reductions in it. */
export const withoutReductionKeys = (text: string): string => withoutLinkKeys(reductionPagePath, text);

export const reductionPageAddress = (key: string): string => linkAddress(reductionPagePath, key);

/** A new link to the page of one request, for the mail to the person who answers it. It authorizes one price, once; afterwards it shows what became of it, and takes the price back. */
export async function newReductionLink(queries: Queries, reductionId: string, webOrigin: string, now: Date, randomness: Pick<Randomness, 'token'>): Promise<string> {
  const { key, hash } = newLinkKey(randomness);
  await queries.query(
    sql`insert into marketplace.price_reduction_link (token_hash, reduction_id, created_at, expires_at) values (${hash}, ${reductionId}, ${now}, ${new Date(now.getTime() + linkDays * 86_400_000)})`,
  );
  return `${webOrigin}${reductionPageAddress(key)}`;
}

/** The price reduction that a key opens; null for one that is wrong or old. */
export async function openedReduction(queries: Queries, key: string, now: Date): Promise<string | null> {
  const { rows } = await queries.query<{ reduction_id: string }>(sql`select reduction_id from marketplace.price_reduction_link where token_hash = ${linkKeyHash(key)} and expires_at > ${now}`);
  return rows[0]?.reduction_id ?? null;
}

/** Links that open nothing any more are forgotten, and those to what is over for half a year. */
export async function forgetOldReductionLinks(queries: Queries, now: Date): Promise<void> {
  const halfAYearAgo = new Date(now.getTime() - 180 * 86_400_000);
  await queries.query(sql`delete from marketplace.price_reduction_link where expires_at < ${now} or reduction_id in (
    select reduction_id from marketplace.price_reduction where status not in ('requested', 'authorized') and greatest(answer_by, valid_until::timestamptz) < ${halfAYearAgo})`);
}
