import { emailRule } from '@quartermaster/contracts';
import { sql, type Connection } from '@quartermaster/database';
import type { VendorWay } from '@quartermaster/deployment';
import { z } from 'zod';
import { readWays, tryWaiting, writeWays } from '../ways/vendor-way-store.ts';
import { VendorsError } from './vendors-error.ts';

const word = z.string().trim().min(1).max(200).regex(/^\P{Cc}*$/u, 'must be one line');
const address = z.string().refine((text) => emailRule(text) === null, 'must be an e-mail address');
const fileSchema = z.array(z.strictObject({ vendorId: word, contractNumber: word.optional(), way: word, settings: z.record(z.string(), z.unknown()).default({}), contact: address.optional() }));

/** Ways whose settings can be checked before they are used. */
export type CheckedWays = ReadonlyMap<string, Pick<VendorWay, 'check'>>;

type WayEntry = z.output<typeof fileSchema>[number];

/** The ways as the file has them. */
export async function writtenWays(connection: Connection): Promise<WayEntry[]> {
  return (await readWays(connection)).map(({ vendorId, contractNumber, way, settings, contact }) => ({ vendorId, ...(contractNumber !== null && { contractNumber }), way, settings, ...(contact !== null && { contact }) }));
}

/**
 * Makes the ways what the file says; what waits is tried at once.
 *
 * @param ways of the server without plugins: the settings of a plugin's way are checked when it sends
 * @throws VendorsError
 */
export async function importWays(connection: Connection, { file, content, ways, now }: { file: string; content: unknown; ways: CheckedWays; now: Date }): Promise<void> {
  const entries = checked(file, content, ways);
  await connection.query(sql`delete from marketplace.vendor_way`);
  await writeWays(connection, entries.map(({ contractNumber = null, contact = null, ...entry }) => ({ ...entry, contractNumber, contact })));
  await tryWaiting(connection, now);
}

function checked(file: string, content: unknown, ways: CheckedWays): WayEntry[] {
  const read = fileSchema.safeParse(content);
  if (!read.success) throw new VendorsError(read.error.issues.map(({ path, message }) => `${file}: ${path.join('.') || 'the file'}: ${message}`).join('\n'));
  const seen = new Set<string>();
  const problems = read.data.flatMap(({ vendorId, contractNumber, way, settings }) => {
    const name = contractNumber === undefined ? vendorId : `${vendorId}, contract ${contractNumber}`;
    const problem = seen.has(name) ? 'It is in the file twice.' : (ways.get(way)?.check(settings) ?? null);
    seen.add(name);
    return problem === null ? [] : [`${file}: ${name}: ${problem}`];
  });
  if (problems.length > 0) throw new VendorsError(problems.join('\n'));
  return read.data;
}
