import type { HelpDeskContacts } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import type { Queries } from '../runtime/index.ts';

/** Stores without contacts of their own have those of this one. */
export const everyStore = '*';

/** The contacts of the help desk that serves this store; null where the operator has set none. */
export async function contactsOf(database: Queries, store: string): Promise<HelpDeskContacts | null> {
  const { rows } = await database.query<HelpDeskContacts>(
    sql`select phone, email, hours from marketplace.help_desk_contact where store in (${store}, ${everyStore}) order by store = ${everyStore} limit 1`,
  );
  return rows[0] ?? null;
}
