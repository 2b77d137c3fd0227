import { sql } from '@quartermaster/database';
import { linkAddress, linkKeyHash, linkKeyIn, newLinkKey, withoutLinkKeys, type Queries, type Randomness } from '../../runtime/index.ts';

/** Where the page of a vendor's link is. */
export const vendorPagePath = '/vendor/purchase-order';

/** Days for which a link opens its page, unless the operator says otherwise. */
export const linkDays = 90;

export interface VendorLink {
  /** By which it is taken back: it opens nothing. */
  readonly linkId: string;
  readonly url: string;
  readonly expiresAt: Date;
}

export interface LinkToCreate {
  /** A purchase order that exists. */
  readonly poNumber: string;
  /** Where browsers reach the marketplace, for example `https://market.example.gov`. */
  readonly webOrigin: string;
  readonly now: Date;
  readonly days?: number;
}

/**
 * A new link to the page of one purchase order, for a letter to its vendor. The person who has the link can answer for the vendor until it expires or is revoked; the database
 * has no part of it from which it could be made again. The token is in the query, which no log of ours keeps.
 */
export async function createVendorLink(queries: Queries, { poNumber, webOrigin, now, days = linkDays }: LinkToCreate, randomness: Randomness): Promise<VendorLink> {
  const { key: token, hash } = newLinkKey(randomness);
  const expiresAt = new Date(now.getTime() + days * 86_400_000);
  await queries.query(sql`insert into marketplace.vendor_link (token_hash, po_number, created_at, expires_at) values (${hash}, ${poNumber}, ${now}, ${expiresAt})`);
  return { linkId: idOf(hash), url: `${webOrigin}${vendorPageAddress(token)}`, expiresAt };
}

const idOf = (hash: Buffer): string => hash.toString('hex').slice(0, 12);

/** The id of a link by its address, as somebody has passed it on, or by the id itself; null for another text. */
export function linkIdIn(text: string): string | null {
  const token = linkKeyIn(vendorPagePath, text);
  if (token !== undefined) return idOf(linkKeyHash(token));
  return /^[\da-f]{12}$/i.test(text) ? text.toLowerCase() : null;
}

export const vendorPageAddress = (token: string): string => linkAddress(vendorPagePath, token);

/** A text without what opens the pages of the links in it. */
export const withoutVendorKeys = (text: string): string => withoutLinkKeys(vendorPagePath, text);

/** Takes back one link of a purchase order, or all of them (null); gives how many still opened it. */
export async function revokeVendorLinks(queries: Queries, poNumber: string, now: Date, linkId: string | null = null): Promise<number> {
  const { rows } = await queries.query<{ po_number: string }>(sql`
    update marketplace.vendor_link set revoked_at = ${now}
    where po_number = ${poNumber} and revoked_at is null and expires_at > ${now} and (${linkId}::text is null or left(encode(token_hash, 'hex'), 12) = ${linkId}) returning po_number`);
  return rows.length;
}

/** A link that was made for a purchase order. What opens its page is known to who has it alone. */
export interface GivenVendorLink {
  readonly linkId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** The links of a purchase order, the newest first; old ones are forgotten a month after their end. */
export async function listVendorLinks(queries: Queries, poNumber: string): Promise<GivenVendorLink[]> {
  const { rows } = await queries.query<{ token_hash: Buffer; created_at: Date; expires_at: Date; revoked_at: Date | null }>(
    sql`select token_hash, created_at, expires_at, revoked_at from marketplace.vendor_link where po_number = ${poNumber} order by created_at desc, token_hash`,
  );
  return rows.map(({ token_hash: hash, created_at: createdAt, expires_at: expiresAt, revoked_at: revokedAt }) => ({ linkId: idOf(hash), createdAt, expiresAt, revokedAt }));
}

/** The purchase order that a token opens; null for one that is wrong, old or revoked. */
export async function openedBy(queries: Queries, token: string, now: Date): Promise<string | null> {
  const { rows } = await queries.query<{ po_number: string }>(
    sql`select po_number from marketplace.vendor_link where token_hash = ${linkKeyHash(token)} and revoked_at is null and expires_at > ${now}`,
  );
  return rows[0]?.po_number ?? null;
}

/** Takes away links that have opened nothing for a month. */
export async function forgetOldLinks(queries: Queries, now: Date): Promise<void> {
  await queries.query(sql`delete from marketplace.vendor_link where expires_at < ${new Date(now.getTime() - 30 * 86_400_000)}`);
}
