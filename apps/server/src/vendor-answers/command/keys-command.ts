import { parseArgs } from 'node:util';
import { sql, withTransaction, type Connection, type Pool } from '@quartermaster/database';
import { typedLine } from '../../mail/index.ts';
import type { Randomness } from '../../runtime/index.ts';
import { VendorsError } from '../../vendor-delivery/index.ts';
import { createVendorKey, listVendorKeys, revokeVendorKey, type ListedKey } from '../api/vendor-keys.ts';

const usage = `Usage:
  npm run vendors -- key create VENDOR [--note=TEXT]   a key with which the vendor's program calls the API; it is shown once
  npm run vendors -- key list [VENDOR]                 the keys, by their ids, without the keys themselves
  npm run vendors -- key revoke ID                     it opens nothing from now on

VENDOR is the id of a vendor, such as V-0042. docs/vendors-api.md has the rest.`;

/**
 * Runs one command of the operator for the keys of vendors, and gives what it prints.
 *
 * @param args without the word `key`
 * @throws VendorsError that says what is wrong and what to write instead
 */
export async function vendorKeysCommand(database: Pool, args: readonly string[], { now, randomness }: { now: Date; randomness: Randomness }): Promise<string> {
  const { word, given, more, note } = readArguments(args);
  if (more) throw new VendorsError(usage);
  return withTransaction(database, async (connection) => {
    if (word === 'list') return keyLines(await listVendorKeys(connection, given ?? null));
    if (given === undefined) throw new VendorsError(usage);
    if (word === 'create') return created(connection, { vendorId: given, note, now }, randomness);
    if (word !== 'revoke') throw new VendorsError(usage);
    if (!(await revokeVendorKey(connection, given, now))) throw new VendorsError(`There is no key ${given} that opens anything. "npm run vendors -- key list" has the ids.`);
    return `The key ${given} opens nothing any more.\n`;
  });
}

function readArguments(args: readonly string[]): { word: string | undefined; given: string | undefined; more: boolean; note: string } {
  try {
    const { values, positionals: [word, given, ...more] } = parseArgs({ args: [...args], allowPositionals: true, options: { note: { type: 'string', default: '' } } });
    return { word, given, more: more.length > 0, note: typedLine(values.note).slice(0, 200) };
  } catch (error) {
    throw new VendorsError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

async function created(connection: Connection, { vendorId, note, now }: { vendorId: string; note: string; now: Date }, randomness: Randomness): Promise<string> {
  const { rows } = await connection.query<{ vendor_id: string }>(sql`select vendor_id from marketplace.vendor where vendor_id = ${vendorId}`);
  if (rows.length === 0) throw new VendorsError(`There is no vendor ${vendorId} in the catalog. Nothing was changed.`);
  const { keyId, key } = await createVendorKey(connection, { vendorId, note, now }, randomness);
  return `${key}\nThis is the key ${keyId} of ${vendorId}. It is shown this once: give it to the vendor alone. Who has it sees and answers all purchase orders of ${vendorId}.\n`;
}

const keyLines = (keys: readonly ListedKey[]): string =>
  keys.length === 0 ? 'None.\n' : keys.map(({ keyId, vendorId, note, createdAt, revokedAt, lastUsedAt }) =>
    [
      `${keyId}  of ${typedLine(vendorId)}`, `made ${createdAt.toISOString().slice(0, 10)}`, lastUsedAt === null ? 'never used' : `last used ${lastUsedAt.toISOString().slice(0, 10)}`,
      ...(revokedAt === null ? [] : [`revoked ${revokedAt.toISOString().slice(0, 10)}`]), ...(note === '' ? [] : [note]),
    ].join(', ')).join('\n') + '\n';
