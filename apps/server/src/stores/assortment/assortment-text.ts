import { decimalDollars, usd } from '@quartermaster/contracts';
import type { Assortment, AssortmentInput } from './assortment-file.ts';
import type { AssortmentChange, AssortmentCounts } from './set-assortment.ts';

/** An assortment as its author would write it: fields that are empty are left out. */
export function assortmentInput(assortment: Assortment): AssortmentInput {
  const choice = ({ include, exclude }: Assortment['categories']) => ({ ...(include.length > 0 && { include }), ...(exclude.length > 0 && { exclude }) });
  const lists = (['categories', 'vendors', 'contracts', 'indicators'] as const).flatMap((field) => {
    const said = choice(assortment[field]);
    return Object.keys(said).length === 0 ? [] : [[field, said] as const];
  });
  const prices = assortment.prices.map(({ percentOff, price, ...terms }) => ({
    ...terms,
    ...(percentOff !== undefined && { percentOff: percentOff / 100 }),
    ...(price !== undefined && { price: decimalDollars(usd(price)) }),
  }));
  return { ...Object.fromEntries(lists), ...(assortment.kinds.length > 0 && { kinds: assortment.kinds }), ...(prices.length > 0 && { prices }) };
}

const rows: readonly (readonly [field: keyof AssortmentCounts, label: string])[] = [
  ['categories', 'categories'],
  ['products', 'products'],
  ['services', 'services'],
  ['vendors', 'vendors'],
  ['offers', 'offers'],
  ['agreedPrices', 'offers below the contract price'],
];

const differenceLines = (differences: AssortmentChange['differences']): string[] =>
  differences === null
    ? []
    : ([['Products that are not sold now', differences.entering], ['Products that are not sold any more', differences.leaving], ['Offers at another price', differences.repriced]] as const).flatMap(
        ([label, some]) => (some.count === 0 ? [] : [`  ${label}: ${count(some.count)}, such as ${some.examples.join('; ')}`]),
      );

const count = (value: number): string => value.toLocaleString('en-US');

/** The outcome of a change, in lines for an operator. */
export function changeText({ store, outcome, before, after, unknown, differences }: AssortmentChange, dryRun: boolean): string {
  const head = {
    changed: dryRun ? `${store} would sell (nothing was kept):` : `${store} sells now:`,
    unchanged: `${store} sells what it sold before:`,
    kept: `${store} has an assortment that an operator set; it stays:`,
  }[outcome];
  const lines = rows.map(([field, label]) =>
    before[field] === after[field] ? `  ${count(after[field])} ${label}` : `  ${count(after[field])} ${label} (before ${count(before[field])})`,
  );
  const unknowns = unknown.map(({ path, value }) => `  The catalog does not have ${value} (${path}) now.`);
  const empty = after.offers === 0 ? ['  Nothing of the catalog fits: the store is empty. Check the ids.'] : [];
  return [head, ...lines, ...differenceLines(differences), ...unknowns, ...empty].join('\n');
}
