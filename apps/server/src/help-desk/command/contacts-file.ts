import { emailRule, phoneRule, type HelpDeskContacts } from '@quartermaster/contracts';
import { sql, type Connection } from '@quartermaster/database';
import { z } from 'zod';
import { everyStore } from '../contacts.ts';
import { HelpDeskError } from './help-desk-error.ts';

/** Contacts by the names of stores, and by `*` for all stores that have none of their own. */
export type ContactsFile = Readonly<Record<string, HelpDeskContacts>>;

const line = z.string().trim().min(1).max(200).regex(/^\P{Cc}*$/u, 'must be one line').nullable().default(null);
const fileSchema = z.record(z.string(), z.strictObject({ phone: line, email: line, hours: line }));

export async function readContacts(connection: Connection): Promise<ContactsFile> {
  const { rows } = await connection.query<HelpDeskContacts & { store: string }>(
    sql`select store, phone, email, hours from marketplace.help_desk_contact order by store`,
  );
  return Object.fromEntries(rows.map(({ store, ...contacts }) => [store, contacts]));
}

/** Makes the contacts what the file says; stores that it does not name have those of `*`, or none. @throws HelpDeskError */
export async function writeContacts(connection: Connection, file: string, content: unknown): Promise<void> {
  const wanted = checked(file, content);
  const { rows } = await connection.query<{ name: string }>(sql`select name from marketplace.store`);
  const unknown = Object.keys(wanted).filter((store) => store !== everyStore && !rows.some(({ name }) => name === store));
  if (unknown.length > 0) throw new HelpDeskError(`${file}: there is no store ${unknown.join(', ')}. "npm run stores -- list" shows the stores; "${everyStore}" is for all that are not named.`);
  await connection.query(sql`delete from marketplace.help_desk_contact`);
  for (const [store, { phone, email, hours }] of Object.entries(wanted)) {
    await connection.query(sql`insert into marketplace.help_desk_contact (store, phone, email, hours) values (${store}, ${phone}, ${email}, ${hours})`);
  }
}

function checked(file: string, content: unknown): ContactsFile {
  const read = fileSchema.safeParse(content);
  if (!read.success) throw new HelpDeskError(read.error.issues.map(({ path, message }) => `${file}: ${path.join('.') || 'the file'}: ${message}`).join('\n'));
  const problems = Object.entries(read.data).flatMap(([store, { phone, email, hours }]) => [
    ...(phone === null && email === null && hours === null ? [`${store}: give phone, email or hours, or leave the store out.`] : []),
    ...[phone === null ? null : phoneRule(phone), email === null ? null : emailRule(email)].flatMap((problem) => (problem === null ? [] : [`${store}: ${problem}`])),
  ]);
  if (problems.length > 0) throw new HelpDeskError(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  return read.data;
}
