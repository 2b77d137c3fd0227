export interface Specification {
  readonly name: string;
  readonly value: string;
}

/** Facts that are read at a glance; of so many more that one would scroll past the description, the rest are folded. */
const mostShown = 24;
/** Fewer than that are soon read over. */
const leastFolded = 6;

/** How a product is packed for its way to the buyer. How many are in a pack is no such thing: that is what one gets. */
const packing = /^(package (width|height|depth|length|weight|volume|dimensions|net )|packaging |pallet |harmonized |(master|shipping) \(|number of (cartons|layers)|quantity per (pallet|master|shipping|eur|intermodal))|\b(outer|inner|master) carton/i;

/** The facts of a product as its page shows them: each once, what it is, then what is folded, how it is packed at the end. */
export function specificationRows<Row extends Specification>(rows: readonly Row[]): { readonly shown: readonly Row[]; readonly folded: readonly Row[] } {
  // Catalogs have some facts among the numbers of a product and among its attributes.
  const once = [...new Map(rows.map((row) => [`${row.name.toLowerCase()}\n${row.value}`, row])).values()];
  const own = once.filter(({ name }) => !packing.test(name));
  const ordered = [...own, ...once.filter((row) => !own.includes(row))];
  const shown = Math.min(own.length, mostShown);
  return ordered.length - shown < leastFolded ? { shown: ordered, folded: [] } : { shown: ordered.slice(0, shown), folded: ordered.slice(shown) };
}
