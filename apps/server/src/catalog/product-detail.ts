import { zipRule, type Offer, type ProductDetail, type ProductSummary } from '@quartermaster/contracts';
import { partKey, descriptionHtml } from '../text/index.ts';
import { bestOffer } from './best-offer.ts';
import { findDetail, type DetailReading } from './detail-store.ts';
import { anyOffer, type OfferConditions } from './offer-conditions.ts';
import { findByPartLike } from './part-like.ts';
import type { StoreCatalog } from '../stores/assortment/index.ts';
import { delivers, needsZip, zipArea, zipDigits } from './service-area.ts';
import { findSummaries } from './summary-store.ts';

interface DetailPage {
  readonly product: ProductDetail;
  readonly related: ProductSummary[];
}

/** The outcomes of a product page (specification, section 2: ProductDetail, NotFound, EnterZipCode). */
export type DetailOutcome =
  | { readonly kind: 'found'; readonly page: DetailPage }
  | { readonly kind: 'missing'; readonly suggestions: ProductSummary[] }
  | { readonly kind: 'zip'; readonly product: ProductSummary; readonly refused: { readonly zip: string; readonly message: string } | null };

const mostRelated = 6;

export async function readDetail(catalog: StoreCatalog, productId: string, zip: string | undefined): Promise<DetailOutcome> {
  const reading = await findDetail(catalog, productId, mostRelated);
  if (reading === null) return { kind: 'missing', suggestions: await suggestions(catalog, productId) };
  const typed = zip?.trim() ?? '';
  const digits = zipDigits(typed);
  if (digits === null && needsZip(reading.offers.map(({ area }) => area))) {
    const message = zipRule(typed);
    return { kind: 'zip', product: reading.summary, refused: typed === '' || message === null ? null : { zip: typed, message } };
  }
  return { kind: 'found', page: { product: detailOf(reading, digits), related: reading.related } };
}

/**
 * The whole of one product, without related products; null when the store does not sell it.
 * @param offerId the offer that was chosen before; without one the best is chosen
 */
export async function readProduct(catalog: StoreCatalog, productId: string, offerId?: string): Promise<ProductDetail | null> {
  const reading = await findDetail(catalog, productId, 0);
  return reading === null ? null : detailOf(reading, null, offerId === undefined ? anyOffer : { ...anyOffer, offerIds: [offerId] });
}

function detailOf({ summary, facts, offers: withAreas }: DetailReading, zip: string | null, conditions: OfferConditions = anyOffer): ProductDetail {
  const offers = withAreas
    .map(({ area, ...offer }): Offer => ({ ...offer, delivers: delivers(area, zip) }))
    .toSorted((a, b) => Number(b.delivers) - Number(a.delivers));
  return {
    ...summary,
    bestOffer: bestOffer(withAreas.filter(({ area }) => delivers(area, zip)).map((offer) => ({ ...offer, isRegional: zipArea(offer.area) !== null && zip === null })), conditions),
    descriptionHtml: descriptionHtml(facts.description),
    specifications: facts.attributes.map(([name, value]) => ({ name, value })),
    offers,
    breadcrumbs: [...facts.breadcrumbs],
    zip,
  };
}

/** Products that a buyer may have meant who asked for one that does not exist: by number. */
async function suggestions(catalog: StoreCatalog, asked: string): Promise<ProductSummary[]> {
  return findSummaries(catalog, await findByPartLike(catalog, partKey(asked), mostRelated));
}
