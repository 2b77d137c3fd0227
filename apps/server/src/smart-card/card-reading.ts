import { createHash } from 'node:crypto';
import { cardReadingType, type CheckedRequestOf } from '@quartermaster/contracts';
import { z } from 'zod';
import type { Identity } from '../login/index.ts';
import { problem, type Problem } from '../wire/index.ts';
import type { Asker, ReadingNonces } from './reading-nonce.ts';

/** A card that was read for this buyer, in this session, just now. */
export interface CardReading {
  readonly nonce: string;
  readonly nonceEnds: Date;
  readonly cardHash: string;
  readonly fingerprint: string;
  readonly holder: string;
  readonly agency: string;
  readonly issuer: string;
  readonly expiresAt: Date;
}

const fieldsSchema = z.object({
  ssl_client_san_other_msupn_0: z.string().min(1),
  ssl_client_cert_chain: z.string().min(1),
  ssl_client_v_end: z.iso.datetime(),
  ssl_client_i_dn_o: z.string(),
  ssl_client_s_dn_ou: z.string(),
  ssl_client_s_dn_cn: z.string(),
});
const statementSchema = z.object({
  nonce: z.string(),
  fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  card_issuer: z.string().min(1),
  reading: fieldsSchema,
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Checks what the browser brings from the reader. The reader's signature decides, not what the browser says.
 *
 * @throws Problem 400 when the statement is not the reader's, not for this buyer and session, or out of date, or when the
 * fields are not those of the statement
 */
export async function checkReading(sent: CheckedRequestOf<'/login/register_smart_card'>, asker: Asker & { readonly webOrigin: string }, identity: Identity, nonces: ReadingNonces): Promise<CardReading> {
  const { statement, ...fields } = sent;
  const said = statementSchema.safeParse(await identity.check.statement(statement, asker.webOrigin, cardReadingType));
  if (!said.success) throw readingRefused();
  const { nonce, fingerprint, card_issuer, reading } = said.data;
  const nonceEnds = nonces.check(nonce, asker);
  const isSame = fieldsSchema.keyof().options.every((name) => fields[name] === reading[name]);
  const expiresAt = new Date(reading.ssl_client_v_end);
  if (nonceEnds === null || !isSame || expiresAt <= identity.clock.now()) throw readingRefused();
  return {
    nonce: sha256(nonce),
    nonceEnds,
    cardHash: sha256(`${card_issuer}\n\n${reading.ssl_client_san_other_msupn_0.toLowerCase()}`),
    fingerprint,
    holder: reading.ssl_client_s_dn_cn,
    agency: reading.ssl_client_s_dn_ou,
    issuer: reading.ssl_client_i_dn_o,
    expiresAt,
  };
}

export const readingRefused = (): Problem =>
  problem({
    status: 400,
    code: 'CARD_READING_REFUSED',
    title: 'Unexpected error while registering smart card',
    message: 'This reading of the card cannot be used: it is too old, was used before, or was made for another sign-in. Read the card again.',
  });
