import type { CatalogRecord } from './catalog-record.ts';
import { loadCategories } from './categories.ts';
import { sampleStockNumberOf } from './numbers.ts';
import { offersOf } from './offers.ts';
import { loadSupplyFamilies, type OptionValue, type SupplyFamily } from './supply-families.ts';
import { loadVendors } from './vendors.ts';

interface Choice extends OptionValue {
  readonly option: string;
}

/** Each way to choose one value of every option, in the order of the file. */
const choicesOf = ({ options }: SupplyFamily): readonly (readonly Choice[])[] =>
  options.reduce<readonly (readonly Choice[])[]>(
    (all, { name, values }) => all.flatMap((chosen) => values.map((value) => [...chosen, { ...value, option: name }])),
    [[]],
  );

/** `Large` is L, `Olive drab` is OD, `8.5 x 11 in` is 85X11: what a part number says of a value. */
const codeOf = (value: string): string => {
  const words = value.toUpperCase().replaceAll('.', '').match(/[A-Z0-9]+/g) ?? [];
  return /\d/.test(value) ? words.filter((word) => /\d|^X+$/.test(word)).join('') : words.length > 1 ? words.map((word) => word.slice(0, 2)).join('') : (words[0] ?? '').slice(0, 3);
};

/** The part number of a choice; a number follows where two choices of a family would share it. */
function partNumber(family: SupplyFamily, choice: readonly Choice[], taken: Set<string>): string {
  const said = ['SAMPLE', family.code, ...choice.map(({ value }) => codeOf(value))].join('-');
  let free = said;
  for (let number = 2; taken.has(free); number += 1) free = `${said}-${number}`;
  taken.add(free);
  return free;
}

/** The made-up supplies: each family in all that it comes in. @param stockNumbers the last nine digits of the stock numbers that are given already */
export function* supplyRecords(stockNumbers: Set<string>): Generator<CatalogRecord> {
  const categories = loadCategories();
  const vendors = loadVendors();
  const taken = new Set<string>();
  for (const family of loadSupplyFamilies()) {
    const category = categories.get(family.category);
    if (category === undefined) throw new Error(`The supplies ${family.code} are in the category ${family.category}, which rules/categories.csv lacks.`);
    const choices = choicesOf(family);
    for (const choice of choices) {
      const number = partNumber(family, choice, taken);
      const goods = {
        id: number,
        price: Math.round(choice.reduce((price, { priceFactor }) => price * priceFactor, family.price)),
        unit: choice.findLast(({ unit }) => unit !== null)?.unit ?? family.unit,
        indicators: family.indicators,
      };
      yield {
        id: number,
        kind: 'product',
        name: [family.name, ...choice.map(({ value }) => value)].join(', '),
        partNumber: number,
        nsn: sampleStockNumberOf(number, category, stockNumbers),
        manufacturer: family.brand,
        categoryPath: category.path,
        // Each way to choose is a product of its own, and buyers choose among them on one page.
        ...(choices.length > 1 && { configuration: { id: `SAMPLE-${family.code}`, name: family.name, options: Object.fromEntries(choice.map(({ option, value }) => [option, value])) } }),
        picture: category.drawing,
        description: `${family.description} A sample: it is not for sale.`,
        attributes: { ...Object.fromEntries(choice.map(({ option, value }) => [option, value])), ...family.attributes },
        offers: offersOf(goods, category, vendors.filter((vendor) => sells(vendor.indicators, family))),
      };
    }
  }
}

/** A mandatory source sells what it makes and nothing else; others may sell that, too. */
const sells = (vendorIndicators: readonly string[], { indicators }: SupplyFamily): boolean =>
  ['ABILITYONE', 'UNICOR'].every((source) => !vendorIndicators.includes(source) || indicators.includes(source));
