import { catalogOf } from '../stores/assortment/index.ts';
import { implement, redirect, respond, serviceAt, type Implementation } from '../wire/index.ts';
import { mandatorySourcesIn } from './alternatives/mandatory-sources.ts';
import { readAlternatives } from './alternatives/read-alternatives.ts';
import { readComparison } from './compare.ts';
import { readConfiguration } from './configuration/read-configuration.ts';
import { readContractor } from './contractor.ts';
import { readDealers } from './dealer-select.ts';
import { readDetail, readProduct } from './product-detail.ts';
import { browseCategories, readStartPage } from './start-page.ts';
import { findSummaries } from './summary-store.ts';
import { readUnsold } from './unsold-product.ts';

/** The services of the catalog (specification, section 2). */
export function catalogServices(): readonly Implementation[] {
  return [
    implement(serviceAt('/main/start_page'), async ({ view, type }, context) => {
      if (view === 'categories') return respond('MODAL Browse Categories', await browseCategories(catalogOf(context)));
      const { store, buyer } = context;
      const wantsLogin = type === 'login' && buyer === null;
      if (wantsLogin && store.loginForm === null && store.family === 'virtual') return redirect(`${store.startPath}?type=login`);
      const page = await readStartPage(catalogOf(context));
      return respond(wantsLogin ? (store.loginForm ?? 'Success') : 'Success', page);
    }),
    implement(serviceAt('/browse/product_services_categories'), async (_request, context) => respond('Browse Categories', await browseCategories(catalogOf(context)))),
    implement(serviceAt('/catalog/contractor_detail'), async (asked, context) => {
      const found = await readContractor(catalogOf(context), asked);
      return found === null ? respond('NotFound', { asked: asked.contract ?? asked.contractor ?? '' }) : respond('Success', found);
    }),
    implement(serviceAt('/catalog/dealer_select'), async (asked, context) => {
      const dealers = await readDealers(catalogOf(context), asked);
      return dealers === null ? respond('NotFound', { productId: asked.productId }) : respond('Success', dealers);
    }),
    implement(serviceAt('/catalog/configuration'), async (asked, context) => {
      const catalog = catalogOf(context);
      const found = await readConfiguration(catalog, asked);
      if (found !== null) return respond('Success', found);
      const [plain] = await findSummaries(catalog, asked.productId === '' ? [] : [asked.productId]);
      // Without options there is nothing to choose: its own page says all.
      return plain === undefined ? respond('NotFound', { asked: asked.productId || asked.configuration }) : redirect(`/catalog/product_detail?productId=${encodeURIComponent(plain.productId)}`);
    }),
    implement(serviceAt('/main/home'), async (_request, context) => respond('Success', await readStartPage(catalogOf(context)))),
    implement(serviceAt('/catalog/product_detail'), async ({ productId, zip, view }, context) => {
      const catalog = catalogOf(context);
      const outcome = await readDetail(catalog, productId, zip);
      if (outcome.kind === 'missing') {
        const unsold = context.store.family === 'global supply' ? await readUnsold(catalog, productId) : null;
        return unsold === null ? respond('NotFound', { productId, ...(outcome.replacement !== null && { replacement: outcome.replacement }), suggestions: outcome.suggestions }) : respond('Failure', unsold);
      }
      if (outcome.kind === 'zip') return respond('EnterZipCode', { product: outcome.product, refused: outcome.refused });
      const isClassic = view === 'classic' || (view === undefined && outcome.page.product.kind === 'service');
      return isClassic ? respond('ProductDetailClassic', outcome.page) : respond('ProductDetail', outcome.page);
    }),
    implement(serviceAt('/catalog/quicklook'), async ({ productId, offerId }, context) => {
      const product = await readProduct(catalogOf(context), productId, offerId);
      return product === null ? respond('Failure', { productId }) : respond('Success', { product });
    }),
    implement(serviceAt('/catalog/compare'), async ({ productId = [] }, context) => respond('Success', await readComparison(catalogOf(context), productId, context.clock.now()))),
    implement(serviceAt('/catalog/alternatives'), async ({ productId }, context) => respond('Success', await readAlternatives(catalogOf(context), productId, mandatorySourcesIn(context.store)))),
  ];
}
