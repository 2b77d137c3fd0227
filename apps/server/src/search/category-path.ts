import { sql } from '@quartermaster/database';
import type { StoreCatalog } from '../stores/assortment/index.ts';

export interface CategoryStep {
  readonly id: string;
  readonly name: string;
}

/** The chosen category that all results are of, behind those above it; empty where there are several beside each other, or none. */
export async function findCategoryPath({ database }: StoreCatalog, chosen: readonly string[]): Promise<CategoryStep[]> {
  if (chosen.length === 0) return [];
  const { rows } = await database.query<CategoryStep>(
    // The deepest one, if all the others are above it.
    sql`select step.category_id as id, step.name from (
       select path from marketplace.category where category_id = any(${chosen}::text[]) and ${chosen}::text[] <@ path limit 1
     ) as deepest, unnest(deepest.path) with ordinality as above (id, place) join marketplace.category as step on step.category_id = above.id order by place`,
  );
  return rows;
}
