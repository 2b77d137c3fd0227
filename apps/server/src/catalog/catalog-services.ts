import { isGlobalSupply } from '@quartermaster/contracts';
import { isVirtualStore, startPaths } from '../virtual-store/start/start-paths.ts';
import { implement, redirect, respond, serviceAt, type Implementation } from '../wire/index.ts';
import { readContractor } from './contractor.ts';
import { readDetail, readProduct } from './product-detail.ts';
import { browseCategories, readStartPage } from './start-page.ts';
import { readUnsold } from './unsold-product.ts';

/** The services of the catalogue (specification, section 2). */
export function catalogServices(): readonly Implementation[] {
  return [
    implement(serviceAt('/main/start_page'), async ({ view, type }, { database, store, buyer }) => {
      if (view === 'categories') return respond('MODAL Browse Categories', await browseCategories(database));
      const wantsLogin = type === 'login' && buyer === null;
      if (wantsLogin && store !== 'AIRFORCE' && isVirtualStore(store)) return redirect(`${startPaths[store]}?type=login`);
      const page = await readStartPage(database);
      return wantsLogin && store === 'AIRFORCE' ? respond('AFLogin', page) : respond('Success', page);
    }),
    implement(serviceAt('/browse/product_services_categories'), async (_request, { database }) => respond('Browse Categories', await browseCategories(database))),
    implement(serviceAt('/catalog/contractor_detail'), async (asked, { database }) => {
      const found = await readContractor(database, asked);
      return found === null ? respond('NotFound', { asked: asked.contract ?? asked.contractor ?? '' }) : respond('Success', found);
    }),
    implement(serviceAt('/main/home'), async (_request, { database }) => respond('Success', await readStartPage(database))),
    implement(serviceAt('/catalog/product_detail'), async ({ productId, zip, view }, { database, store }) => {
      const outcome = await readDetail(database, productId, zip);
      if (outcome.kind === 'missing') {
        const unsold = isGlobalSupply(store) ? await readUnsold(database, productId) : null;
        return unsold === null ? respond('NotFound', { productId, suggestions: outcome.suggestions }) : respond('Failure', unsold);
      }
      if (outcome.kind === 'zip') return respond('EnterZipCode', { product: outcome.product, refused: outcome.refused });
      const isClassic = view === 'classic' || (view === undefined && outcome.page.product.kind === 'service');
      return isClassic ? respond('ProductDetailClassic', outcome.page) : respond('ProductDetail', outcome.page);
    }),
    implement(serviceAt('/catalog/quicklook'), async ({ productId }, { database }) => {
      const product = await readProduct(database, productId);
      return product === null ? respond('Failure', { productId }) : respond('Success', { product });
    }),
  ];
}
