import type { Offer } from '@quartermaster/contracts';
import type { Candidate } from './best-offer.ts';
import { withCodes, type CatalogIndicator } from './indicators.ts';
import { offerOf, type OfferRow } from './offer-columns.ts';
import { zipArea } from './service-area.ts';

export interface ListedOfferRow extends OfferRow {
  readonly codes: readonly string[];
  /** As {@link ServiceArea}. */
  readonly area: readonly string[] | null;
}

/** An offer of a list of products. */
export const listedOffer = (row: ListedOfferRow, known: readonly CatalogIndicator[], today: string): Candidate & Pick<Offer, 'backInStock'> => ({
  ...offerOf(row, today),
  indicators: withCodes(known, row.codes),
  isRegional: zipArea(row.area) !== null,
});
