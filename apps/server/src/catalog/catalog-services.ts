import { implement, respond, serviceAt, type Implementation } from '../wire/index.ts';
import { readDetail, readProduct } from './product-detail.ts';
import { readStartPage } from './start-page.ts';

/** The services of the catalogue (specification, section 2). */
export function catalogServices(): readonly Implementation[] {
  return [
    implement(serviceAt('/main/start_page'), async (_request, { database }) => respond('Success', await readStartPage(database))),
    implement(serviceAt('/main/home'), async (_request, { database }) => respond('Success', await readStartPage(database))),
    implement(serviceAt('/catalog/product_detail'), async ({ productId, zip, view }, { database }) => {
      const outcome = await readDetail(database, productId, zip);
      if (outcome.kind === 'missing') return respond('NotFound', { productId, suggestions: outcome.suggestions });
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
