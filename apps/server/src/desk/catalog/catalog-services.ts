import { catalogProductService, catalogProductsService, putBackService, takeOffSaleService } from '@quartermaster/contracts-desk';
import { putBackOnSale, takeOffSale } from '../../catalog/index.ts';
import type { StoreList } from '../../store-list/index.ts';
import { implementRead, implementWrite, type DeskImplementation } from '../wire/implement-desk.ts';
import { changedMeanwhile, notFound } from '../wire/not-found.ts';
import { pagesOf } from '../wire/pages.ts';
import { findProducts } from './find-products.ts';
import { readOffers, readProduct, shownOffer, shownProduct } from './read-product.ts';
import { storeViews } from './store-views.ts';

/** Products of the catalog as the stores show them, and their offers on and off sale. */
export const catalogDeskServices = (list: StoreList): readonly DeskImplementation[] => [
  implementRead(catalogProductsService, async (filter, { database }) => {
    const rows = await findProducts(database, filter);
    return { ...pagesOf(rows, filter.page), products: [...rows] };
  }),
  implementRead(catalogProductService, async ({ productId }, { database }) => {
    const product = await readProduct(database, productId);
    if (product === null) throw notFound(`The catalog has no product ${productId}.`);
    const offers = await readOffers(database, productId);
    return { product: shownProduct(product), offers: offers.map(shownOffer), stores: await storeViews(database, list.stores, product, offers) };
  }),
  implementWrite(takeOffSaleService, async ({ offerId, reason }, connection, { operator, now }) => {
    const { known, changed } = await takeOffSale(connection, offerId, { by: operator.login, reason, now });
    if (!known) throw unknownOffer(offerId);
    if (!changed) throw changedMeanwhile(`The offer ${offerId} is off sale already. Load the page again.`);
    return { answer: {}, change: { action: 'offer.taken-off-sale', subject: offerId, details: { reason } } };
  }),
  implementWrite(putBackService, async ({ offerId, reason }, connection) => {
    const { known, changed } = await putBackOnSale(connection, offerId);
    if (!known) throw unknownOffer(offerId);
    if (!changed) throw changedMeanwhile(`The offer ${offerId} is not off sale by now. Load the page again.`);
    return { answer: {}, change: { action: 'offer.put-back', subject: offerId, details: { reason } } };
  }),
];

const unknownOffer = (offerId: string) => notFound(`The catalog has no offer ${offerId}.`);
