import { sql, type Pool } from '@quartermaster/database';
import { synonymTable, type SynonymGroup, type Synonyms } from './synonym-table.ts';

interface Kept {
  readonly version: number;
  readonly synonyms: Promise<Synonyms>;
}

/** A search reads the version with its statistics: the table is read anew only where it was changed. */
const keptOf = new WeakMap<Pool, Kept>();

/** What counts now, in this process as in all others. */
export function currentSynonyms(database: Pool, version: number): Promise<Synonyms> {
  const before = keptOf.get(database);
  if (before !== undefined && before.version === version) return before.synonyms;
  const synonyms = readTable(database);
  keptOf.set(database, { version, synonyms });
  // What could not be read is asked for again.
  synonyms.catch(() => keptOf.delete(database));
  return synonyms;
}

async function readTable(database: Pool): Promise<Synonyms> {
  const { rows } = await database.query<{ phrases: SynonymGroup }>(sql`select phrases from marketplace.synonym_group order by synonym_group_id`);
  return synonymTable(rows.map(({ phrases }) => phrases));
}
