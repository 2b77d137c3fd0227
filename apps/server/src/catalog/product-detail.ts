import type { Offer, ProductDetail, ProductSummary } from '@quartermaster/contracts';
import type { Pool } from '@quartermaster/database';
import { partKey } from '../search/text/numbers.ts';
import { findByPartLike, findFacts, findOffers, findRelated, type OfferWithArea } from './detail-store.ts';
import { descriptionHtml } from './html.ts';
import { delivers, needsZip, zipDigits, zipProblem } from './service-area.ts';
import { findSummaries } from './summary-store.ts';

export interface DetailPage {
  readonly product: ProductDetail;
  readonly related: ProductSummary[];
}

/** What a product page comes to (specification, section 2: ProductDetail, NotFound, EnterZipCode). */
export type DetailOutcome =
  | { readonly kind: 'found'; readonly page: DetailPage }
  | { readonly kind: 'missing'; readonly suggestions: ProductSummary[] }
  | { readonly kind: 'zip'; readonly product: ProductSummary; readonly refused: { readonly zip: string; readonly message: string } | null };

const mostRelated = 6;

export async function readDetail(database: Pool, productId: string, zip: string | undefined): Promise<DetailOutcome> {
  const [summary] = await findSummaries(database, [productId]);
  if (summary === undefined) return { kind: 'missing', suggestions: await suggestions(database, productId) };
  const offers = await findOffers(database, productId);
  const typed = zip?.trim() ?? '';
  const digits = zipDigits(typed);
  if (digits === null && needsZip(offers.map(({ area }) => area))) {
    return { kind: 'zip', product: summary, refused: typed === '' ? null : { zip: typed, message: zipProblem } };
  }
  const related = await findSummaries(database, await findRelated(database, productId, mostRelated));
  return { kind: 'found', page: { product: await detailOf(database, summary, offers, digits), related } };
}

/** The whole of one product, without what is related to it; null when the catalogue does not have it. */
export async function readProduct(database: Pool, productId: string): Promise<ProductDetail | null> {
  const [summary] = await findSummaries(database, [productId]);
  return summary === undefined ? null : detailOf(database, summary, await findOffers(database, productId), null);
}

async function detailOf(database: Pool, summary: ProductSummary, withAreas: readonly OfferWithArea[], zip: string | null): Promise<ProductDetail> {
  const facts = await findFacts(database, summary.productId);
  const offers = withAreas
    .map(({ area, ...offer }): Offer => ({ ...offer, delivers: delivers(area, zip) }))
    .toSorted((a, b) => Number(b.delivers) - Number(a.delivers));
  return {
    ...summary,
    bestOfferId: bestOffer(offers),
    descriptionHtml: descriptionHtml(facts?.description ?? ''),
    specifications: (facts?.attributes ?? []).map(([name, value]) => ({ name, value })),
    offers,
    breadcrumbs: [...(facts?.breadcrumbs ?? [])],
    zip,
  };
}

/** The offer that Add takes: the first of those that can be delivered and are in stock, else the first. */
export function bestOffer(offers: readonly Offer[]): string | null {
  const buyable = offers.filter((offer) => offer.delivers);
  return (buyable.find(({ available }) => available !== 0) ?? buyable[0] ?? offers[0])?.offerId ?? null;
}

/** What somebody may have meant who asked for a product that is not there: by number. */
async function suggestions(database: Pool, asked: string): Promise<ProductSummary[]> {
  return findSummaries(database, await findByPartLike(database, partKey(asked), mostRelated));
}
