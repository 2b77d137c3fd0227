import { hash } from 'node:crypto';
import { searchDocument, partKey, plainText, type SearchDocument } from '../text/index.ts';
import type { CatalogRecord } from './record.ts';

/** An offer with the ids that the database keeps it by. */
export type OfferRow = Omit<CatalogRecord['offers'][number], 'vendorId'> & { readonly offerId: string; readonly vendorId: string };

/** A record with everything that is worked out from it. */
export interface ProductRow {
  readonly record: CatalogRecord;
  readonly hash: string;
  readonly partKey: string;
  readonly picture: string;
  readonly offers: readonly OfferRow[];
  readonly summary: OfferSummary;
  readonly document: SearchDocument;
}

export interface OfferSummary {
  readonly vendorCount: number;
  readonly priceLow: number | null;
  readonly priceHigh: number | null;
  readonly unit: string | null;
  readonly deliveryLow: number | null;
  readonly deliveryHigh: number | null;
  readonly indicators: readonly string[];
}

/** A short id that depends on its text alone. */
const digest = (text: string): string => hash('sha256', text).slice(0, 10);

/** A vendor without an id gets one made from the name. */
const vendorIdOf = (name: string): string =>
  `V-${name.toUpperCase().replace(/[^A-Z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 40)}-${digest(name.toLowerCase()).slice(0, 4)}`;

/** An offer keeps its id as long as product, vendor, contract and unit are the same: carts point to it. */
function offerRows(record: CatalogRecord): OfferRow[] {
  return record.offers.map((offer) => {
    const vendorId = offer.vendorId ?? vendorIdOf(offer.vendor);
    const key = [record.id, vendorId, offer.contract, offer.unitOfIssue].join('\n');
    return { ...offer, vendorId, offerId: `${record.id}-${digest(key)}` };
  });
}

/** The summary of all offers for a list. The unit of issue is that of the lowest price, then of the fastest; one with stock goes first. */
export function summarize(offers: readonly OfferRow[]): OfferSummary {
  const range = (values: readonly number[], pick: (...of: number[]) => number): number | null => (values.length === 0 ? null : pick(...values));
  const first = offers.toSorted(
    (a, b) => Number(a.available === 0) - Number(b.available === 0) || a.price - b.price || a.deliveryDays - b.deliveryDays || (a.offerId < b.offerId ? -1 : 1),
  )[0];
  return {
    vendorCount: new Set(offers.map(({ vendorId }) => vendorId)).size,
    priceLow: range(offers.map(({ price }) => price), Math.min),
    priceHigh: range(offers.map(({ price }) => price), Math.max),
    unit: first?.unitOfIssue ?? null,
    deliveryLow: range(offers.map(({ deliveryDays }) => deliveryDays), Math.min),
    deliveryHigh: range(offers.map(({ deliveryDays }) => deliveryDays), Math.max),
    indicators: [...new Set(offers.flatMap(({ indicators }) => indicators))],
  };
}

/** Attribute values that someone may search for: words, not yes, no or a bare number. */
const searchable = (value: string): boolean => !/^(yes|no|[-\d.,\s]+)$/i.test(value) && value.length <= 200;

export function productRow(record: CatalogRecord, contentHash: string): ProductRow {
  const offers = offerRows(record);
  const category = record.categoryPath.at(-1);
  return {
    record,
    hash: contentHash,
    partKey: partKey(record.partNumber),
    picture: record.picture === '' ? (record.kind === 'service' ? 'service' : 'box') : record.picture,
    offers,
    summary: summarize(offers),
    document: searchDocument({
      name: record.name,
      manufacturer: record.manufacturer,
      partNumber: record.partNumber,
      nsn: record.nsn,
      category: category?.name ?? '',
      description: plainText(record.description),
      attributes: Object.values(record.attributes).filter(searchable),
      gtin: record.gtin,
    }),
  };
}
