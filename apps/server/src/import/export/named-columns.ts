import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';

/** Names that the catalog gives to columns of its own, and where each of them is, in their order. */
export interface NamedColumns {
  readonly attributes: ReadonlyMap<string, number>;
  readonly options: ReadonlyMap<string, number>;
}

/** Names as products give them, the most frequent sequence first. */
type Sequences = readonly (readonly string[])[];

export async function namedColumns(queries: Queries): Promise<NamedColumns> {
  const attributes = await queries.query<{ names: readonly string[] }>(sql`
    select names from (select jsonb_path_query_array(attributes, '$[*][0]') as names, product_id from marketplace.product where attributes <> '[]') as named group by names order by count(*) desc, min(product_id)`);
  const options = await queries.query<{ names: readonly string[] }>(sql`
    select option_names as names from marketplace.product where option_names is not null group by option_names order by count(*) desc, min(product_id)`);
  const places = (rows: readonly { readonly names: readonly string[] }[]) => new Map(inOneOrder(rows.map(({ names }) => names)).map((name, place) => [name, place]));
  return { attributes: places(attributes.rows), options: places(options.rows) };
}

/**
 * All names in one order, in which each sequence finds its own as far as it can be. Where two sequences contradict one another, the
 * earlier one is followed.
 */
export function inOneOrder(sequences: Sequences): string[] {
  const after = new Map<string, Set<string>>();
  for (const sequence of sequences) {
    for (const [place, name] of sequence.entries()) {
      const followers = after.get(name) ?? new Set<string>();
      after.set(name, followers);
      const next = sequence[place + 1];
      if (next !== undefined && !followers.has(next) && !leads(after, next, name)) followers.add(next);
    }
  }
  const ordered: string[] = [];
  const seen = new Set<string>();
  // What has to follow a name is put behind it, the last name first.
  const place = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const follower of [...(after.get(name) ?? [])].toReversed()) place(follower);
    ordered.push(name);
  };
  for (const name of [...after.keys()].toReversed()) place(name);
  return ordered.toReversed();
}

/** Whether one name comes before another already. */
function leads(after: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const open = [from];
  const seen = new Set(open);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name === to) return true;
    for (const follower of after.get(name) ?? []) {
      if (seen.has(follower)) continue;
      seen.add(follower);
      open.push(follower);
    }
  }
  return false;
}
