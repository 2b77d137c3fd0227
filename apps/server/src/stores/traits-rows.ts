import type { StoreTraits } from '@quartermaster/contracts';
import type { Connection } from '@quartermaster/database';

/** What a row of the store list says of its store, as JSON. */
export const storeTraits = `jsonb_build_object(
  'family', family, 'startPath', start_path, 'loginForm', login_form, 'federal', federal, 'theme', theme, 'hostWords', host_words, 'services', services,
  'members', case when member_rule is null then null
    else jsonb_build_object('rule', member_rule, 'options', member_options, 'validationPath', validation_path) end,
  'information', jsonb_build_object('tutorial', tutorial_page, 'help', help_page))`;

/** Writes what a store is into its row. */
export async function writeStoreTraits(client: Connection, name: string, traits: StoreTraits): Promise<void> {
  const { family, startPath, loginForm, federal, members, theme, hostWords, information, services } = traits;
  await client.query(
    `update marketplace.store set family = $2, start_path = $3, login_form = $4, federal = $5, member_rule = $6, member_options = $7, validation_path = $8,
       theme = $9, host_words = $10, tutorial_page = $11, help_page = $12, services = $13
     where name = $1`,
    [
      name, family, startPath, loginForm, federal, members?.rule ?? null, JSON.stringify(members?.options ?? {}), members?.validationPath ?? null,
      theme, hostWords, information.tutorial, information.help, JSON.stringify(services),
    ],
  );
}
