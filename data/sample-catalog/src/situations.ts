import type { CatalogRecord, OfferRecord } from './catalog-record.ts';
import { draw, drawInteger } from './draw.ts';
import { readTable } from './tables.ts';

const listed = (file: string, column: string): ReadonlyMap<string, readonly string[]> =>
  new Map(readTable(file, ['code', column]).map((row) => [row['code'] ?? '', (row[column] ?? '').split(' ')]));

/** The family of a supply: `STD` of `SAMPLE-STD-BLA`. */
const familyOf = (id: string): string => id.split('-')[1] ?? '';

const documents = (contract: string) => [
  { title: `Sample: where contract ${contract} would be listed (GSA eLibrary)`, url: 'https://www.gsaelibrary.gsa.gov/ElibMain/home.do' },
  { title: 'Sample: required sources of supplies (FAR part 8)', url: 'https://www.acquisition.gov/far/part-8' },
];

/**
 * Puts some of the made-up supplies into situations that buyers meet: accessories, documents of contracts, a price with a last day, stock that
 * comes back, a successor, an offer for some agencies alone. By the fixed rule that NOTES.md describes.
 *
 * @param today the days are counted from it
 */
export function withSituations(supplies: readonly CatalogRecord[], today: Date): CatalogRecord[] {
  const goesWith = listed('rules/goes-with.csv', 'accessories');
  const restricted = listed('rules/restricted.csv', 'agencies');
  const byFamily = Map.groupBy(supplies, ({ id }) => familyOf(id));
  const dayIn = (days: number): string => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return supplies.map((supply) => {
    const { id } = supply;
    const family = familyOf(id);
    const accessories = (goesWith.get(family) ?? []).flatMap((code) => {
      const choice = byFamily.get(code) ?? [];
      return choice[drawInteger(Math.max(1, choice.length), 'accessory', id, code)]?.id ?? [];
    });
    const successor = successorOf(supply, byFamily.get(family) ?? []);
    const agencies = restricted.get(family);
    const situated = (offer: OfferRecord): OfferRecord => {
      const at = (what: string): number => draw(what, id, offer.vendorId);
      const available = successor === undefined ? offer.available : 0;
      return {
        ...offer,
        ...(available !== undefined && { available }),
        ...(available === 0 && successor === undefined && at('arrival') < 0.7 ? { backInStock: dayIn(5 + drawInteger(55, 'arrival day', id, offer.vendorId)) } : {}),
        ...(at('until') < 0.1 ? { priceUntil: dayIn(20 + drawInteger(180, 'last day', id, offer.vendorId)) } : {}),
        contractUntil: dayIn(200 + drawInteger(1500, 'end of contract', offer.contract)),
        ...(at('documents') < 0.25 ? { documents: documents(offer.contract) } : {}),
        ...(agencies === undefined ? {} : { restrictedTo: agencies }),
      };
    };
    return { ...supply, ...(accessories.length > 0 && { accessories }), ...(successor !== undefined && { replacedBy: successor }), offers: supply.offers.map(situated) };
  });
}

/** One supply in a hundred is no longer made: the next one of its family takes its place. */
function successorOf({ id }: CatalogRecord, family: readonly CatalogRecord[]): string | undefined {
  if (!isReplaced(id)) return undefined;
  return family.slice(family.findIndex((one) => one.id === id) + 1).find((one) => !isReplaced(one.id))?.id;
}

const isReplaced = (id: string): boolean => draw('replaced', id) < 0.01;
