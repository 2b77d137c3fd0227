import { seeded } from '../typos.ts';

/** The fields of a row of the sample catalog that a variation changes. */
interface SampleRow {
  readonly id: string;
  readonly name: string;
  readonly partNumber?: string;
  readonly nsn?: string;
  readonly gtin?: readonly string[];
  readonly description?: string;
  readonly offers?: readonly { readonly price: string | number }[];
}

/** Numbers of models and articles: four signs or more, of which two are digits in a row. Sizes are shorter. */
const modelNumber = /(?=[A-Za-z0-9-]*\d\d)[A-Za-z0-9-]{4,}/g;

/**
 * The same products under other numbers until there are so many: words are as frequent as in the real ones, each product has model and stock numbers and
 * prices of its own, and its vocabulary grows as that of a catalog does: by numbers most of all. The same for the same count.
 */
export function* variedRows(sample: readonly unknown[], products: number): Generator<unknown> {
  const rows = sample as readonly SampleRow[];
  for (let made = 0; made < products; made += 1) {
    const row = rows[made % rows.length];
    if (row === undefined) return;
    yield made < rows.length ? row : variation(row, Math.floor(made / rows.length), seeded(made));
  }
}

function variation(row: SampleRow, copy: number, random: () => number): SampleRow {
  const numbers = new Map<string, string>();
  const otherNumber = (number: string): string => {
    const known = numbers.get(number) ?? number.replace(/\d/g, (digit) => (digit === '0' ? '0' : String(1 + Math.floor(9 * random()))));
    numbers.set(number, known);
    return known;
  };
  const renumbered = (text: string): string => text.replace(modelNumber, otherNumber);
  const factor = 0.7 + 0.6 * random();
  return {
    ...row,
    id: `${row.id}-${copy}`,
    name: renumbered(row.name),
    ...(row.partNumber === undefined ? {} : { partNumber: renumbered(row.partNumber) }),
    ...(row.nsn === undefined ? {} : { nsn: row.nsn.slice(0, 4) + row.nsn.slice(4).replace(/\d/g, () => String(Math.floor(10 * random()))) }),
    ...(row.gtin === undefined ? {} : { gtin: row.gtin.map(otherNumber) }),
    ...(row.description === undefined ? {} : { description: renumbered(row.description) }),
    ...(row.offers === undefined ? {} : { offers: row.offers.map((offer) => ({ ...offer, price: Math.max(0.01, Number(offer.price) * factor).toFixed(2) })) }),
  };
}
