import type { Connection } from '@quartermaster/database';
import { facetKey, nameWords } from '../text/index.ts';
import { columns, textArray } from './columns.ts';
import type { ProductRow } from './rows.ts';
import type { KeptBefore } from './undo/keep-before.ts';
import type { NameKind } from './undo/names.ts';

type Facet = 'category' | 'ancestor' | 'manufacturer' | 'vendor' | 'contract' | 'indicator' | 'sin' | 'unit';

interface Value {
  readonly facet: Facet;
  readonly value: string;
  readonly label: string;
}

/** The words for codes, as the database has them. */
export interface FacetLabels {
  readonly indicators: ReadonlyMap<string, string>;
  readonly units: ReadonlyMap<string, string>;
  readonly sins: ReadonlyMap<string, string>;
}

const keyOf = ({ facet, value }: Value): string => `${facet} ${value}`;

/** The values by which a search can be narrowed to a product. */
function facetValues(row: ProductRow, labels: FacetLabels): Value[] {
  const path = row.record.categoryPath;
  const values: Value[] = path.map(({ id, name }, i) => ({ facet: i === path.length - 1 ? 'category' : 'ancestor', value: id, label: name }));
  if (row.record.manufacturer !== '') values.push({ facet: 'manufacturer', value: row.record.manufacturer, label: row.record.manufacturer });
  for (const offer of row.offers) {
    values.push({ facet: 'vendor', value: offer.vendorId, label: offer.vendor });
    values.push({ facet: 'contract', value: offer.contract, label: offer.contract });
    values.push({ facet: 'unit', value: offer.unitOfIssue, label: labels.units.get(offer.unitOfIssue) ?? offer.unitOfIssue });
    if (offer.sin !== undefined) values.push({ facet: 'sin', value: offer.sin, label: [offer.sin, labels.sins.get(offer.sin) ?? ''].join(' ').trim() });
  }
  for (const code of row.summary.indicators) values.push({ facet: 'indicator', value: code, label: labels.indicators.get(code) ?? code });
  return [...new Map(values.map((value) => [keyOf(value), value])).values()];
}

/** The categories, vendors and facet values of the import so far, so that each is written once and not for every product. */
export class Dictionary {
  readonly #categories = new Map<string, string>();
  readonly #vendors = new Map<string, string>();
  readonly #facets = new Map<string, { readonly id: number; readonly label: string }>();
  readonly #labels: FacetLabels;

  constructor(labels: FacetLabels) {
    this.#labels = labels;
  }

  /** Writes what is new in these rows. Call {@link keep} with the answer when the transaction has been committed. @param kept keeps what is written over */
  async write(connection: Connection, rows: readonly ProductRow[], kept?: KeptBefore): Promise<DictionaryChange> {
    const change: DictionaryChange = { categories: new Map(), vendors: new Map(), facets: new Map() };
    await this.#writeCategories(connection, rows, change, writerOf(connection, 'category', kept));
    await this.#writeVendors(connection, rows, change, writerOf(connection, 'vendor', kept));
    await this.#writeFacets(connection, rows, change, writerOf(connection, 'facet', kept));
    return change;
  }

  keep(change: DictionaryChange): void {
    for (const [key, value] of change.categories) this.#categories.set(key, value);
    for (const [key, value] of change.vendors) this.#vendors.set(key, value);
    for (const [key, value] of change.facets) this.#facets.set(key, value);
  }

  /** Ids of the facet values of a row that {@link write} has seen. */
  facetIds(row: ProductRow, change: DictionaryChange): number[] {
    return facetValues(row, this.#labels).map((value) => {
      const known = change.facets.get(keyOf(value)) ?? this.#facets.get(keyOf(value));
      if (known === undefined) throw new Error(`The facet value ${keyOf(value)} was not written.`);
      return known.id;
    });
  }

  async #writeCategories(connection: Connection, rows: readonly ProductRow[], change: DictionaryChange, write: Writer): Promise<void> {
    const found = new Map<string, CategoryRow>();
    for (const { record, picture } of rows) {
      record.categoryPath.forEach((step, depth) => {
        const path = record.categoryPath.slice(0, depth + 1).map(({ id }) => id);
        const isLeaf = depth === record.categoryPath.length - 1;
        const signature = [step.name, step.picture ?? '', ...path].join('\n');
        if (this.#categories.get(step.id) === signature) return;
        const before = found.get(step.id);
        if (before === undefined || (isLeaf && !before.isLeaf)) found.set(step.id, { id: step.id, name: step.name, path, named: step.picture ?? null, picture, isLeaf, signature });
      });
    }
    const categories = [...found.values()].toSorted((a, b) => a.path.length - b.path.length);
    if (categories.length === 0) return;
    // Parents first: one statement checks its references at its end.
    await write(categories.map(({ id }) => id), () => connection.query(
      `insert into marketplace.category as old (category_id, parent_id, name, path, picture, words)
       select id, parent, name, path::text[], picture, words::text[]
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) as new (id, parent, name, path, picture, words)
       on conflict (category_id) do update set parent_id = excluded.parent_id, name = excluded.name, path = excluded.path, words = excluded.words,
         picture = case when old.category_id = any($7::text[]) then excluded.picture else old.picture end`,
      [
        ...columns(categories, [
          ({ id }) => id,
          ({ path }) => path.at(-2) ?? null,
          ({ name }) => name,
          ({ path }) => textArray(path),
          ({ named, picture }) => named ?? picture,
          ({ name }) => textArray(nameWords(name)),
        ]),
        // A picture that only one of its products lends does not replace one that it has.
        categories.filter(({ named }) => named !== null).map(({ id }) => id),
      ],
    ));
    for (const { id, signature } of categories) change.categories.set(id, signature);
  }

  async #writeVendors(connection: Connection, rows: readonly ProductRow[], change: DictionaryChange, write: Writer): Promise<void> {
    const found = new Map<string, string>();
    for (const offer of rows.flatMap(({ offers }) => offers)) {
      if (this.#vendors.get(offer.vendorId) !== offer.vendor) found.set(offer.vendorId, offer.vendor);
    }
    if (found.size === 0) return;
    await write([...found.keys()], () => connection.query(
      `insert into marketplace.vendor as old (vendor_id, name) select * from unnest($1::text[], $2::text[])
       on conflict (vendor_id) do update set name = excluded.name where old.name <> excluded.name`,
      [[...found.keys()], [...found.values()]],
    ));
    for (const [id, name] of found) change.vendors.set(id, name);
  }

  async #writeFacets(connection: Connection, rows: readonly ProductRow[], change: DictionaryChange, write: Writer): Promise<void> {
    const found = new Map<string, Value>();
    for (const value of rows.flatMap((row) => facetValues(row, this.#labels))) {
      if (this.#facets.get(keyOf(value))?.label !== value.label) found.set(keyOf(value), value);
    }
    if (found.size === 0) return;
    const values = [...found.values()];
    const { rows: written } = await write(values.map(keyOf), () => connection.query<{ id: number; facet: Facet; value: string; label: string }>(
      `insert into marketplace.facet_value as old (facet, value, label, key)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])
       on conflict (facet, value) do update set label = excluded.label, key = excluded.key
       returning facet_value_id as id, facet, value, label`,
      columns(values, [({ facet }) => facet, ({ value }) => value, ({ label }) => label, ({ label }) => facetKey(label)]),
    ));
    for (const { id, facet, value, label } of written) change.facets.set(keyOf({ facet, value, label }), { id, label });
  }
}

/** Writes rows of these keys. */
type Writer = <Result>(keys: readonly string[], write: () => Promise<Result>) => Promise<Result>;

const writerOf = (connection: Connection, kind: NameKind, kept: KeptBefore | undefined): Writer => async (keys, write) => {
  await kept?.names(connection, kind, keys);
  const result = await write();
  await kept?.namesWritten(connection, kind, keys);
  return result;
};

interface CategoryRow {
  readonly id: string;
  readonly name: string;
  readonly path: readonly string[];
  /** The picture that the file names for it. */
  readonly named: string | null;
  /** The picture of its first product. */
  readonly picture: string;
  readonly isLeaf: boolean;
  readonly signature: string;
}

/** The entries that a batch wrote, held back until it is committed. */
export interface DictionaryChange {
  readonly categories: Map<string, string>;
  readonly vendors: Map<string, string>;
  readonly facets: Map<string, { readonly id: number; readonly label: string }>;
}
