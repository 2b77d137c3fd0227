import { sql, type Pool } from '@quartermaster/database';

/** Sample domains reach no one. The demo clerk of a trial is of the first one (apps/identity/src/accounts/demo-accounts.ts). */
const samples = [
  { domain: 'city.example.us', government: 'City of Example', state: 'IA', kind: 'city' },
  { domain: 'city.example.gov', government: 'City of Example', state: 'IA', kind: 'city' },
  { domain: 'county.example.gov', government: 'Example County', state: 'IA', kind: 'county' },
  { domain: 'state.example.gov', government: 'State of Example', state: 'IA', kind: 'state' },
  { domain: 'tribe.example.gov', government: 'Example Tribe', state: 'IA', kind: 'tribal' },
  { domain: 'schools.example.gov', government: 'Example School District', state: 'IA', kind: 'school' },
];

/** In a trial alone. What an operator has changed stays. */
export async function ensureSampleGovernments(database: Pool, now: Date): Promise<void> {
  await database.query(
    sql`insert into marketplace.member_domain (domain, government, state, kind, since, source)
      select domain, government, state, kind, ${now}::date, 'sample' from jsonb_to_recordset(${JSON.stringify(samples)}::jsonb) as given (domain text, government text, state text, kind text)
      on conflict (domain) do nothing`,
  );
}
