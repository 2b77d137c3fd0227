import { identifier, sql, type Pool } from '@quartermaster/database';
import { catchUp } from '../stores/assortment/index.ts';
import { completeVocabulary } from './add-up-notes.ts';
import { countCategories, countFacetValues } from './vocabulary.ts';

/** The work that follows the rows; of an undo, all of it. */
export interface FinishingWork {
  readonly what: 'putting products back' | 'putting names back' | 'adding up words' | 'counting categories' | 'counting facets' | 'stores with an assortment' | 'tidying tables';
  readonly done: number;
  readonly of: number;
}

export interface FinishOptions {
  /** Rows have been written. */
  readonly isChanged: boolean;
  readonly notesAtOnce: number;
}

/**
 * Brings up to date what depends on many products. An import that is killed in it leaves the rest to the next one, which finds what is due in the database.
 */
export async function finishImport(pool: Pool, { isChanged, notesAtOnce }: FinishOptions, onWork: (work: FinishingWork) => void): Promise<void> {
  const { rows } = await pool.query<{ notes: number }>('select count(*) as notes from marketplace.vocabulary_change');
  const notes = rows[0]?.notes ?? 0;
  onWork({ what: 'adding up words', done: 0, of: notes });
  await completeVocabulary(pool, notesAtOnce, (done) => onWork({ what: 'adding up words', done, of: notes }));
  onWork({ what: 'counting categories', done: 0, of: 1 });
  await countCategories(pool);
  onWork({ what: 'counting facets', done: 0, of: 1 });
  await countFacetValues(pool);
  await catchUp(pool, (done, of) => onWork({ what: 'stores with an assortment', done, of }));
  if (isChanged) await tidy(pool, onWork);
}

const written = ['product', 'offer', 'category', 'facet_value', 'vocabulary', 'vocabulary_change', 'search_statistics', 'store_offer', 'store_product', 'store_word', 'store_facet_value'];

/**
 * Fresh counts for the query planner, indexes without a list of what is still to be sorted in, no dead rows: so the first searches are
 * as fast as later ones. The embedded database does not do it by itself.
 */
async function tidy(pool: Pool, onWork: (work: FinishingWork) => void): Promise<void> {
  for (const [done, table] of written.entries()) {
    onWork({ what: 'tidying tables', done, of: written.length });
    await pool.query(sql`vacuum (analyze) ${identifier('marketplace', table)}`);
  }
}
