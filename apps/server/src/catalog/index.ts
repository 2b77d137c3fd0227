export { readCategories, readStartPage } from './start-page.ts';
export { findByPartLike } from './related-store.ts';
export { findSummaries } from './summary-store.ts';
export { anyOffer, type OfferConditions } from './offer-conditions.ts';
