import type { StoreTraits } from '@quartermaster/contracts';
import { sql, type Connection } from '@quartermaster/database';

/** The traits of a store, from its row of the store list, as JSON. */
export const storeTraits = sql`jsonb_build_object(
  'family', family, 'startPath', start_path, 'loginForm', login_form, 'federal', federal, 'theme', theme, 'hostWords', host_words, 'services', services,
  'members', case when member_rule is null then null
    else jsonb_build_object('rule', member_rule, 'options', member_options, 'validationPath', validation_path) end,
  'information', jsonb_build_object('tutorial', tutorial_page, 'help', help_page))`;

/** Writes what a store is into its row. */
export async function writeStoreTraits(client: Connection, name: string, traits: StoreTraits): Promise<void> {
  const { family, startPath, loginForm, federal, members, theme, hostWords, information, services } = traits;
  await client.query(
    sql`update marketplace.store set
      family = ${family}, start_path = ${startPath}, login_form = ${loginForm}, federal = ${federal}, theme = ${theme}, host_words = ${hostWords},
      member_rule = ${members?.rule ?? null}, member_options = ${JSON.stringify(members?.options ?? {})}, validation_path = ${members?.validationPath ?? null},
      tutorial_page = ${information.tutorial}, help_page = ${information.help}, services = ${JSON.stringify(services)}
    where name = ${name}`,
  );
}
