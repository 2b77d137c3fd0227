interface Described {
  readonly productId: string;
  readonly name: string;
  readonly categoryId: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
}

interface Told {
  readonly tells: { name: string; value: string }[];
}

/** What buyers choose by comes first, whatever the order of the attributes. */
const chosenBy = /^(?:size|colou?r|count|pack|quantity per pack|capacity|.*page yield|cable length|length|internal memory|.*(?:storage|ssd|hdd|ink) (?:capacity|volume)|display diagonal|printing colou?rs|gender|.*output power capacity|processor frequency|.*print speed.*)$/i;
/** How it is packed and shipped, and numbers of the maker, tell a buyer nothing; a rounded weight tells little. */
const neverTold = /package|packag|pallet|carton|case (?:width|height|length|weight|depth)|shipping|master|tare|gross|ark id|last change|customs|minimum order|^(?:weight|width|height|depth)$/i;

const mostTold = 3;
const mostLetters = 32;
/** Of a color, whether there is one tells nothing: which one does. */
const saysNothing = (name: string, value: string): boolean => /^colou?r$/i.test(name) && /^(?:yes|no)$/i.test(value);
/** A value that most neighbors lack tells them apart by chance. */
const leastShare = 0.5;

/**
 * For each product of a list the values that tell it from others of its category: attributes that most of these have and that differ among
 * them, without what its name says. A product whose name says it all has none, and is left out.
 */
export function tellingValues(products: readonly Described[]): ReadonlyMap<string, Told> {
  const told = new Map<string, Told>();
  for (const alike of Map.groupBy(products, ({ categoryId }) => categoryId).values()) {
    if (alike.length < 2) continue;
    const names = differingNames(alike);
    for (const { productId, name, attributes } of alike) {
      const said = plain(name);
      const own = new Map(attributes);
      const tells = names.flatMap((attribute) => {
        const value = own.get(attribute);
        return value === undefined || value.length > mostLetters || saysNothing(attribute, value) || said.includes(plain(value)) ? [] : [{ name: attribute, value }];
      });
      if (tells.length > 0) told.set(productId, { tells: tells.slice(0, mostTold) });
    }
  }
  return told;
}

/** Names of attributes by which these differ, the most useful first. */
function differingNames(alike: readonly Described[]): string[] {
  const values = new Map<string, { count: number; distinct: Set<string> }>();
  for (const { attributes } of alike) {
    for (const [name, value] of attributes) {
      if (neverTold.test(name)) continue;
      const of = values.get(name) ?? { count: 0, distinct: new Set() };
      of.count += 1;
      values.set(name, { count: of.count, distinct: of.distinct.add(value) });
    }
  }
  const differing = [...values].filter(([, { count, distinct }]) => distinct.size > 1 && count >= leastShare * alike.length).map(([name]) => name);
  return [...differing.filter((name) => chosenBy.test(name)), ...differing.filter((name) => !chosenBy.test(name))];
}

/** `15.6 in` and `15.6"` say the same number; a space before a unit says nothing. */
const plain = (text: string): string => text.toLowerCase().replace(/[\s,]+/g, '');
