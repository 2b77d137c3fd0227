import { usd } from '@quartermaster/contracts';
import { findSummaries } from '../catalog/index.ts';
import { ownerOf } from '../orderhistory/index.ts';
import { catalogOf } from '../stores/assortment/index.ts';
import { implement, redirect, respond, serviceAt, type Implementation, type RequestContext } from '../wire/index.ts';
import { isProductSaved, listSaved, removeSaved, saveProduct } from './saved-store.ts';

const pageSize = 25;

/** The buyer's list of products to look at again. */
export function savedServices({ most }: { readonly most: number }): readonly Implementation[] {
  return [
    implement(serviceAt('/catalog/saved_products'), ({ page = 1 }, context) => list(context, page, most, null)),
    implement(serviceAt('/catalog/saved_product'), async ({ productId }, context) => respond('Success', { isSaved: await isProductSaved(context.database, ownerOf(context), productId) })),
    implement(serviceAt('/catalog/change_saved_products'), async ({ change, productId, from, deliverTo }, context) => {
      const problem = change === 'save' ? await save(productId, context, most) : await remove(productId, context);
      if (from === 'product' && problem === null) return redirect(`/catalog/product_detail?${new URLSearchParams({ productId, ...(deliverTo !== undefined && { zip: deliverTo }) }).toString()}`);
      return list(context, 1, most, problem);
    }, { rateClass: 'purchaseOrders' }),
  ];
}

/** Null, or why it was not saved. */
async function save(productId: string, context: RequestContext, most: number): Promise<string | null> {
  const [product] = await findSummaries(catalogOf(context), [productId]);
  if (product === undefined) return 'This store does not have this product any more, so it was not saved.';
  const isSaved = await saveProduct(context.database, ownerOf(context), product, { now: context.clock.now(), most });
  return isSaved ? null : `You have saved ${most.toLocaleString('en-US')} products, the most that the list holds. Remove one first.`;
}

async function remove(productId: string, context: RequestContext): Promise<null> {
  await removeSaved(context.database, ownerOf(context), productId);
  return null;
}

/** A page of the list; the last one where there are not so many. */
async function list(context: RequestContext, asked: number, most: number, problem: string | null) {
  const { kept, total, page } = await listSaved(context.database, ownerOf(context), { page: asked, pageSize });
  const summaries = new Map((await findSummaries(catalogOf(context), kept.map(({ productId }) => productId))).map((product) => [product.productId, product]));
  const saved = kept.map(({ productId, name, savedAt, priceThen, unitThen }) => ({
    productId, name, savedAt: savedAt.toISOString(), priceThen: priceThen === null ? null : usd(priceThen), unitThen, product: summaries.get(productId) ?? null,
  }));
  return respond('Success', { saved, total, page, pageSize, most, problem });
}
