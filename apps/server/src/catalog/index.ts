export { readCategories, readStartPage } from './start-page.ts';
export { findByPartLike } from './part-like.ts';
export { findSummaries } from './summary-store.ts';
export { anyOffer, type OfferConditions } from './offer-conditions.ts';
export { keepOffSale, putBackOnSale, takeOffSale } from './off-sale/off-sale.ts';
export { summarizeProducts } from './off-sale/summarize-products.ts';
export { delivers, deliversToCountry } from './service-area.ts';
