import { zipRule, type Offer, type OptionChoice, type ProductDetail, type ProductSummary, type Replacement } from '@quartermaster/contracts';
import { partKey, descriptionHtml } from '../text/index.ts';
import { bestOffer } from './best-offer.ts';
import { choiceOf } from './configuration/read-configuration.ts';
import { findDetail, type DetailReading } from './detail-store.ts';
import { anyOffer, type OfferConditions } from './offer-conditions.ts';
import { findByPartLike } from './part-like.ts';
import type { CatalogOfDay } from '../stores/assortment/index.ts';
import { delivers, needsZip, zipArea, zipDigits } from './service-area.ts';
import { findReplacement } from './replacement-store.ts';
import { findSummaries } from './summary-store.ts';

interface DetailPage {
  readonly product: ProductDetail;
  readonly related: ProductSummary[];
  readonly choice?: OptionChoice;
}

/** The outcomes of a product page (specification, section 2: ProductDetail, NotFound, EnterZipCode). */
export type DetailOutcome =
  | { readonly kind: 'found'; readonly page: DetailPage }
  | { readonly kind: 'missing'; readonly replacement: Replacement | null; readonly suggestions: ProductSummary[] }
  | { readonly kind: 'zip'; readonly product: ProductSummary; readonly refused: { readonly zip: string; readonly message: string } | null };

const mostRelated = 6;

export async function readDetail(catalog: CatalogOfDay, productId: string, zip: string | undefined): Promise<DetailOutcome> {
  const reading = await findDetail(catalog, productId, mostRelated);
  if (reading === null) return { kind: 'missing', replacement: await findReplacement(catalog, productId), suggestions: await suggestions(catalog, productId) };
  const typed = zip?.trim() ?? '';
  const digits = zipDigits(typed);
  if (digits === null && needsZip(reading.offers.map(({ area }) => area))) {
    const message = zipRule(typed);
    return { kind: 'zip', product: reading.summary, refused: typed === '' || message === null ? null : { zip: typed, message } };
  }
  const choice = choiceOf(reading.summary, reading.variants);
  return { kind: 'found', page: { product: detailOf(reading, digits), related: reading.related, ...(choice !== undefined && { choice }) } };
}

/**
 * The whole of one product, without related products; null when the store does not sell it.
 * @param offerId the offer that was chosen before; without one the best is chosen
 * @param zip where it is to be delivered, as typed
 */
export async function readProduct(catalog: CatalogOfDay, productId: string, offerId?: string, zip?: string): Promise<ProductDetail | null> {
  const reading = await findDetail(catalog, productId, 0);
  return reading === null ? null : detailOf(reading, zipDigits(zip?.trim() ?? ''), offerId === undefined ? anyOffer : { ...anyOffer, offerIds: [offerId] });
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
async function suggestions(catalog: CatalogOfDay, asked: string): Promise<ProductSummary[]> {
  return findSummaries(catalog, await findByPartLike(catalog, partKey(asked), mostRelated));
}
