import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** What the activity address directory says of where an activity is. */
export interface ActivityPlace {
  readonly aac: string;
  readonly active: boolean;
  readonly state: string;
  readonly zip: string;
  /** Whether it is of the agency of the first activity asked for: by the code table of agencies, or because both codes begin with the same two characters. */
  readonly isSameAgency: boolean;
}

/** Activities of the directory by their codes, without those that it does not list; the first code is whose agency counts. */
export async function readActivityPlaces(queries: Queries, first: string, ...others: readonly string[]): Promise<ReadonlyMap<string, ActivityPlace>> {
  const { rows } = await queries.query<ActivityPlace>(sql`
    select entry.aac, entry.active, entry.state, entry.zip, left(entry.aac, 2) = left(${first}, 2) or exists (
      select from marketplace.agency, unnest(agency.aac_prefixes) as mine (prefix), unnest(agency.aac_prefixes) as theirs (prefix)
      where starts_with(${first}, mine.prefix) and starts_with(entry.aac, theirs.prefix)) as "isSameAgency"
    from marketplace.activity_address entry where entry.aac = any(${[first, ...others]}::char(6)[])`);
  return new Map(rows.map((row) => [row.aac, row]));
}
