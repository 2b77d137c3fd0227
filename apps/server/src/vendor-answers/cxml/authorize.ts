import { createHash, timingSafeEqual } from 'node:crypto';
import { sql } from '@quartermaster/database';
import type { VendorWaySettings } from '@quartermaster/deployment';
import type { Queries } from '../../runtime/index.ts';
import { checkCxmlSettings, cxmlSettings } from '../../vendor-delivery/index.ts';
import type { Credential, Parties } from './envelope.ts';

/** A vendor, or one contract of a vendor (`''`: all that have no way of their own). */
export interface AnsweringWay {
  readonly vendorId: string;
  readonly contractNumber: string;
}

interface WayRow {
  vendor_id: string;
  contract_number: string;
  settings: VendorWaySettings;
}

/**
 * The ways for which the sender of a document may answer: those to the vendor that it is from, whose sender and secret it knows. A network may so send
 * for several vendors. None: it is not known who sends it.
 *
 * @param secrets by their words: see `*_VENDOR_SECRET`
 */
export async function answeringWays(queries: Queries, { from, sender }: Parties, secrets: ReadonlyMap<string, string>): Promise<AnsweringWay[]> {
  const { rows } = await queries.query<WayRow>(sql`
    select vendor_id, contract_number, settings from marketplace.vendor_way
    where way = 'cxml' and (lower(settings -> 'to' ->> 'domain'), settings -> 'to' ->> 'identity') in (
      select lower(domain), identity from unnest(${from.map(({ domain }) => domain)}::text[], ${from.map(({ identity }) => identity)}::text[]) as known (domain, identity))`);
  return rows.filter(({ settings }) => isSender(settings, sender, secrets)).map(({ vendor_id: vendorId, contract_number: contractNumber }) => ({ vendorId, contractNumber }));
}

function isSender(given: VendorWaySettings, senders: Parties['sender'], secrets: ReadonlyMap<string, string>): boolean {
  if (checkCxmlSettings(given) !== null) return false;
  const { to, secret, answers } = cxmlSettings(given);
  const expected = secrets.get(answers.secret ?? secret);
  const known = answers.sender ?? to;
  return senders.some((sender) => isSame(sender, known) && expected !== undefined && isSecret(sender.sharedSecret, expected));
}

const isSame = (one: Credential, other: Credential): boolean => one.domain.toLowerCase() === other.domain.toLowerCase() && one.identity === other.identity;

/** Takes the same time whatever is given. */
const isSecret = (given: string, expected: string): boolean => timingSafeEqual(hashOf(given), hashOf(expected));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
