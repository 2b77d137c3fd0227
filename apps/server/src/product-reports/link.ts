import { sql } from '@quartermaster/database';
import { linkAddress, linkKeyHash, newLinkKey, withoutLinkKeys, type Queries, type Randomness } from '../runtime/index.ts';

/** Where the page is on which a vendor answers a report. */
export const reportPagePath = '/vendor/product-report';

/** Days for which a link opens its page. */
const linkDays = 90;

/** A text without what opens the pages of reports in it. */
export const withoutReportKeys = (text: string): string => withoutLinkKeys(reportPagePath, text);

export const reportPageAddress = (key: string): string => linkAddress(reportPagePath, key);

/** A new link to the page of one report, for the mail to its vendor. */
export async function newReportLink(queries: Queries, reportNumber: string, webOrigin: string, now: Date, randomness: Pick<Randomness, 'token'>): Promise<string> {
  const { key, hash } = newLinkKey(randomness);
  await queries.query(sql`insert into marketplace.product_report_link (token_hash, report_number, expires_at) values (${hash}, ${reportNumber}, ${new Date(now.getTime() + linkDays * 86_400_000)})`);
  return `${webOrigin}${reportPageAddress(key)}`;
}

/** The report that a key opens; null for one that is wrong or old. */
export async function openedReport(queries: Queries, key: string, now: Date): Promise<string | null> {
  const { rows } = await queries.query<{ number: string }>(sql`select report_number::text as number from marketplace.product_report_link where token_hash = ${linkKeyHash(key)} and expires_at > ${now}`);
  return rows[0]?.number ?? null;
}

export async function forgetOldReportLinks(queries: Queries, now: Date): Promise<void> {
  await queries.query(sql`delete from marketplace.product_report_link where expires_at < ${now}`);
}
