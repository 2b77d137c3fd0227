import { sql, type Sql } from '@quartermaster/database';

/** SQL of the agency of a code in words, `General Services Administration (4700)`: by the longest beginning in the code table; null for no code. */
export const agencyInWords = (code: Sql): Sql => sql`coalesce(
  (select agency.name || ' (' || ${code} || ')' from marketplace.agency, unnest(agency.agency_codes) as own (code) where starts_with(${code}, own.code) order by length(own.code) desc limit 1),
  'Agency ' || ${code})`;

/** SQL of an activity in words, `Sample Depot (47SMPL)`; null for one that the directory does not have. */
export const activityInWords = (aac: Sql): Sql => sql`(select activity_address.activity || ' (' || activity_address.aac || ')' from marketplace.activity_address where activity_address.aac = ${aac})`;
