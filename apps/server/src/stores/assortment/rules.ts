import type { Connection, Pool } from '@quartermaster/database';
import type { Assortment } from './assortment-file.ts';

/** A row of marketplace.assortment_rule. */
interface Rule {
  readonly subject: 'category' | 'vendor' | 'contract' | 'kind' | 'indicator';
  readonly value: string;
  readonly included: boolean;
}

const lists = [
  ['categories', 'category'],
  ['vendors', 'vendor'],
  ['contracts', 'contract'],
  ['indicators', 'indicator'],
] as const;

function rulesOf(assortment: Assortment): Rule[] {
  const ofLists = lists.flatMap(([field, subject]) => [
    ...assortment[field].include.map((value): Rule => ({ subject, value, included: true })),
    ...assortment[field].exclude.map((value): Rule => ({ subject, value, included: false })),
  ]);
  return [...ofLists, ...[...new Set(assortment.kinds)].map((value): Rule => ({ subject: 'kind', value, included: true }))];
}

/** Replaces the rules and agreements of a store. Its summaries are behind until they are worked out again. */
export async function writeRules(connection: Connection, store: string, assortment: Assortment): Promise<void> {
  const rules = rulesOf(assortment);
  await connection.query('delete from marketplace.assortment_rule where store = $1', [store]);
  await connection.query('delete from marketplace.price_agreement where store = $1', [store]);
  await connection.query(
    'insert into marketplace.assortment_rule (store, subject, value, included) select $1, * from unnest($2::text[], $3::text[], $4::boolean[])',
    [store, rules.map(({ subject }) => subject), rules.map(({ value }) => value), rules.map(({ included }) => included)],
  );
  const { prices } = assortment;
  await connection.query(
    `insert into marketplace.price_agreement (store, position, vendor_id, contract_number, category_id, offer_id, discount, price)
     select $1, position, vendor, contract, category, offer, discount, price
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::integer[], $7::bigint[])
       with ordinality as agreed (vendor, contract, category, offer, discount, price, position)`,
    [
      store,
      prices.map(({ vendor }) => vendor ?? null),
      prices.map(({ contract }) => contract ?? null),
      prices.map(({ category }) => category ?? null),
      prices.map(({ offer }) => offer ?? null),
      prices.map(({ percentOff }) => percentOff ?? null),
      prices.map(({ price }) => price ?? null),
    ],
  );
}

interface AgreementRow {
  readonly vendor: string | null;
  readonly contract: string | null;
  readonly category: string | null;
  readonly offer: string | null;
  readonly percentOff: number | null;
  readonly price: number | null;
}

/** The assortment that a store's rows describe; null when the store sells the whole catalog. */
export async function readRules(database: Pool | Connection, store: string): Promise<Assortment | null> {
  const present = await database.query('select from marketplace.assortment where store = $1', [store]);
  if (present.rowCount === 0) return null;
  const { rows: rules } = await database.query<Rule>('select subject, value, included from marketplace.assortment_rule where store = $1 order by subject, value collate "C"', [store]);
  const { rows: prices } = await database.query<AgreementRow>(
    `select vendor_id as vendor, contract_number as contract, category_id as category, offer_id as offer, discount as "percentOff", price
     from marketplace.price_agreement where store = $1 order by position`,
    [store],
  );
  const of = (subject: Rule['subject'], included: boolean): string[] => rules.filter((rule) => rule.subject === subject && rule.included === included).map(({ value }) => value);
  const choice = (subject: Rule['subject']) => ({ include: of(subject, true), exclude: of(subject, false) });
  return {
    categories: choice('category'),
    vendors: choice('vendor'),
    contracts: choice('contract'),
    kinds: of('kind', true).map((kind) => (kind === 'service' ? 'service' : 'product')),
    indicators: choice('indicator'),
    prices: prices.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))),
  };
}

/** Two assortments that say the same, in whatever order they name it. */
export function isSame(one: Assortment | null, other: Assortment | null): boolean {
  if (one === null || other === null) return one === other;
  const text = (assortment: Assortment): string =>
    JSON.stringify([
      rulesOf(assortment).map(({ subject, value, included }) => `${subject} ${value} ${included}`).toSorted(),
      assortment.prices.map(({ vendor, contract, category, offer, percentOff, price }) => [vendor, contract, category, offer, percentOff, price]),
    ]);
  return text(one) === text(other);
}
