import { sql, type Pool } from '@quartermaster/database';
import type { FacetCount, FacetId } from '@quartermaster/deployment';
import { valuesShown } from '../facet-counts.ts';
import { storedFacets } from './question.ts';

/** What a cluster says of the values of one field. */
export interface Buckets {
  readonly buckets: readonly { readonly key: string; readonly doc_count: number }[];
  /** How many products may have a value that shards left out. */
  readonly doc_count_error_upper_bound: number;
}

interface Counted {
  readonly facet: FacetId;
  readonly stored: string;
  readonly id: string;
  readonly count: number;
  readonly exact: boolean;
}

interface Value {
  readonly id: number;
  readonly value: string;
  readonly label: string;
}

/** The values that are shown: the most frequent ones, and those that were chosen. Labels decide among values that are equally frequent. */
export async function facetCounts(
  database: Pool,
  answered: ReadonlyMap<FacetId, Readonly<Record<string, Buckets>>>,
  chosen: ReadonlyMap<string, readonly string[]>,
  listed?: FacetId,
): Promise<FacetCount[]> {
  const counted = [...answered].flatMap(([facet, fields]) => storedFacets[facet].toReversed().map((stored) => shown(facet, stored, fields, valuesShown(facet, listed))));
  const values = await readValues(database, counted.flat().map(({ id }) => id));
  return counted.flatMap((each) =>
    each
      .flatMap(({ id, facet, count, exact }) => {
        const value = values.get(id);
        return value === undefined ? [] : [{ id, facet, value: value.value, label: value.label, count, exact }];
      })
      .toSorted((a, b) => b.count - a.count || byCodePoint(a.label, b.label))
      .filter(({ id, facet }, place) => place < valuesShown(facet, listed) || (chosen.get(each[0]?.stored ?? '') ?? []).includes(id))
      .map(({ facet, value, label, count, exact }) => ({ facet, value, label, count, exact })),
  );
}

/** The values of one field that may be shown; those that cannot be among the first are left out. */
function shown(facet: FacetId, stored: string, fields: Readonly<Record<string, Buckets>>, most: number): Counted[] {
  const every = fields[stored];
  const least = every?.buckets[most - 1]?.doc_count ?? 1;
  const counts = new Map<string, Counted>();
  for (const { key, doc_count: count } of fields[`${stored}_chosen`]?.buckets ?? []) counts.set(key, { facet, stored, id: key, count, exact: true });
  for (const { key, doc_count: count } of every?.buckets ?? []) {
    if (count >= least && !counts.has(key)) counts.set(key, { facet, stored, id: key, count, exact: every?.doc_count_error_upper_bound === 0 });
  }
  return [...counts.values()];
}

async function readValues(database: Pool, ids: readonly string[]): Promise<ReadonlyMap<string, Value>> {
  const { rows } = await database.query<Value>(sql`select facet_value_id as id, value, label from marketplace.facet_value where facet_value_id = any(${ids.map(Number)}::integer[])`);
  return new Map(rows.map((row) => [String(row.id), row]));
}

const byCodePoint = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
