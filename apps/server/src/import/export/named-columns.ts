import { sql } from '@quartermaster/database';
import type { Queries } from '../../runtime/index.ts';
import { Precedence } from './precedence.ts';

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
  const known = new Precedence();
  for (const sequence of sequences) {
    let before: number | null = null;
    for (const name of sequence) {
      const number = known.add(name);
      if (before !== null) known.say(before, number);
      before = number;
    }
  }
  const [names, followers] = [known.names(), known.followers()];
  const ordered: string[] = [];
  const seen = new Set<number>();
  // What has to follow a name is put behind it, the last name first.
  const place = (number: number): void => {
    if (seen.has(number)) return;
    seen.add(number);
    for (const follower of (followers[number] ?? []).toReversed()) place(follower);
    ordered.push(names[number] ?? '');
  };
  for (const number of [...names.keys()].toReversed()) place(number);
  return ordered.toReversed();
}
