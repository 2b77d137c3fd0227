import type { AttributesOf } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { partOf, type StoreCatalog } from '../../stores/assortment/index.ts';
import type { Kind } from '../request.ts';
import { askedThing } from './asked-thing.ts';
import type { Things } from './read-things.ts';

type Nearest = AttributesOf<'/search/advantage_search', 'ZeroResults'>['nearest'];

const mostKinds = 3;

/** For a search that finds nothing: the thing that it names, and the categories of which that would be and in which the store has something; null where it names none, or none of them has anything. */
export async function nearestKinds(catalog: StoreCatalog, things: Things, query: string, kind: Kind | null): Promise<Nearest> {
  const thing = askedThing(things, query);
  if (thing === null || thing.categories.length === 0) return null;
  const wanted = [...new Set([...thing.categories, ...thing.categories.flatMap(groupOf)])];
  const count = kind === null ? sql`product_count + service_count` : kind === 'products' ? sql`product_count` : sql`service_count`;
  const { rows } = await catalog.database.query<{ id: string; name: string; count: number }>(
    sql`select category_id as id, name, (${count})::integer as count from ${partOf(catalog, 'category')} as category
     where category_id = any(${wanted}::text[]) and ${count} > 0`,
  );
  const kinds = wanted.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  // A group in which there is no more than in a class of it says nothing more.
  const telling = kinds.filter(({ id, count: all }) => !kinds.some((other) => groupOf(other.id).includes(id) && other.count === all)).slice(0, mostKinds);
  return telling.length === 0 ? null : { thing: thing.name, kinds: telling };
}

/** The group of a supply class: its first two digits. */
const groupOf = (category: string): string[] => (/^\d{4}$/.test(category) ? [category.slice(0, 2)] : []);
