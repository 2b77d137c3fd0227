import { longestDelivery, readPriceRange, type AdvancedCriteria, type FieldError } from '@quartermaster/contracts';
import { sql } from '@quartermaster/database';
import { partOf, type StoreCatalog } from '../stores/assortment/index.ts';
import { facetKey } from '../text/index.ts';
import { queryOfParts } from './query-parts.ts';
import { keywordProblem } from './request.ts';

/** Letters that a search takes. */
const longestQuery = 200;

/** The address of the results, or what is wrong at which field. */
export type Checked = { readonly query: URLSearchParams } | { readonly errors: FieldError[] };

/** What a name is of, in the words of its field. */
const nounOf: Readonly<Record<Name, (kind: Kind) => string>> = { manufacturer: (kind) => (kind === 'services' ? 'contractor' : 'manufacturer'), vendor: () => 'vendor', contract: () => 'contract' };

type Kind = 'products' | 'services';
type Name = 'manufacturer' | 'vendor' | 'contract';

/** Reads the fields of an advanced search for products or services. Names are taken as the catalog writes them, however they were typed. */
export async function checkCriteria(catalog: StoreCatalog, kind: Kind, criteria: AdvancedCriteria): Promise<Checked> {
  const errors: FieldError[] = [];
  const wrong = (field: keyof AdvancedCriteria, message: string): void => void errors.push({ field, message });
  const query = new URLSearchParams({ kind });
  const words = [criteria.number.trim(), criteria.words.trim()].filter((text) => text !== '').join(' ');
  const q = queryOfParts({ ...criteria, words });
  if (words === '' && criteria.phrase.trim() === '' && criteria.without.trim() !== '') wrong('words', 'Say what to look for, too: words, a phrase or a number.');
  else if (q.length > longestQuery) wrong('words', `Use fewer words: a search takes ${longestQuery} letters.`);
  else {
    const problem = keywordProblem(q);
    if (q !== '' && problem === null) query.set('q', q);
    else if (problem !== null) wrong(criteria.number.trim() === '' ? 'words' : 'number', problem);
  }
  for (const name of ['manufacturer', 'vendor', 'contract'] as const) {
    const typed = criteria[name].trim();
    if (typed === '') continue;
    // A name may have a semicolon of its own.
    const whole = await findNamed(catalog, name, typed);
    const found = whole === null ? await Promise.all(severalOf(typed).map(async (each) => ({ each, value: await findNamed(catalog, name, each) }))) : [{ each: typed, value: whole }];
    const unknown = found.find(({ value }) => value === null);
    if (unknown !== undefined) wrong(name, unknownName(nounOf[name](kind), name, unknown.each));
    else putAll(query, name, found.flatMap(({ value }) => value ?? []));
  }
  const sins = severalOf(criteria.sin.toUpperCase());
  const known = await Promise.all(sins.map((sin) => hasFacet(catalog, 'sin', sin)));
  const unknown = sins.find((_, place) => !known[place]);
  if (unknown !== undefined) wrong('sin', `Nothing here is offered under the Special Item Number “${unknown}”. Check it, or leave it out.`);
  else putAll(query, 'sin', sins);
  putAll(query, 'unit', severalOf(criteria.unit));
  const days = criteria.deliveryDays.trim();
  if (/^\d{1,4}$/.test(days) && Number(days) >= 1 && Number(days) <= longestDelivery) query.set('deliveryDays', String(Number(days)));
  else if (days !== '') wrong('deliveryDays', `Enter whole days from 1 to ${longestDelivery.toLocaleString('en-US')}, such as 5.`);
  putAll(query, 'category', severalOf(criteria.category));
  putAll(query, 'indicator', severalOf(criteria.indicator));
  const price = readPriceRange(criteria.priceMin, criteria.priceMax);
  if ('field' in price) wrong(price.field === 'min' ? 'priceMin' : 'priceMax', price.message);
  else {
    if (price.min !== null) query.set('priceMin', price.min);
    if (price.max !== null) query.set('priceMax', price.max);
  }
  return errors.length > 0 ? { errors } : { query };
}

/** Values of one field, of which any is enough; more are no search that a person types. */
const mostOfOne = 50;

const severalOf = (typed: string): string[] => [...new Set(typed.split(';').map((each) => each.trim()).filter((each) => each !== ''))].slice(0, mostOfOne);

const putAll = (query: URLSearchParams, name: string, values: readonly string[]): void => new Set(values).forEach((value) => query.append(name, value));

const unknownName = (noun: string, name: Name, typed: string): string =>
  `No ${noun} here is called “${typed}”. ${name === 'contract' ? 'Check its number, or leave it out.' : 'Type a part of its name, and choose it from the list.'}`;

/** Whether the store has something with this value of a facet. */
async function hasFacet(catalog: StoreCatalog, facet: 'sin', value: string): Promise<boolean> {
  const { rows } = await catalog.database.query(sql`select 1 from ${partOf(catalog, 'facet_value')} as facet_value where facet = ${facet} and value = ${value} limit 1`);
  return rows.length > 0;
}

/** The names of vendors for their ids, as a search has them in its address; what is no id stays as it was typed. */
export async function vendorNames(catalog: StoreCatalog, typed: string): Promise<string> {
  const values = severalOf(typed);
  if (values.length === 0) return typed;
  const { rows } = await catalog.database.query<{ value: string; label: string }>(sql`select value, label from ${partOf(catalog, 'facet_value')} as facet_value where facet = 'vendor' and value = any(${values}::text[])`);
  const labels = new Map(rows.map(({ value, label }) => [value, label]));
  return labels.size === 0 ? typed : values.map((value) => labels.get(value) ?? value).join('; ');
}

/** The value of a facet whose label is the same but for capitals, accents and signs. */
async function findNamed(catalog: StoreCatalog, facet: Name, typed: string): Promise<string | null> {
  const { rows } = await catalog.database.query<{ value: string }>(
    sql`select value from ${partOf(catalog, 'facet_value')} as facet_value where facet = ${facet} and key = ${facetKey(typed)} order by label limit 1`,
  );
  return rows[0]?.value ?? null;
}
