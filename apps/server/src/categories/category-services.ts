import { readCategories } from '../catalog/index.ts';
import { catalogOf } from '../stores/assortment/index.ts';
import { implement, plain, serviceAt, type Implementation } from '../wire/index.ts';
import { categoryList, serviceCategoryText, specialCategories } from './category-lists.ts';

/** The category lists, which browsers keep (specification, section 7). */
export function categoryServices(): readonly Implementation[] {
  return [
    implement(serviceAt('/categories/special_category_list'), async (_request, context) => plain(await specialCategories(catalogOf(context)))),
    implement(serviceAt('/categories/product_category_list'), async (_request, context) => plain((await readCategories(catalogOf(context))).products)),
    implement(serviceAt('/categories/category_list'), async (_request, context) => plain(await categoryList(catalogOf(context)))),
    implement(serviceAt('/categories/service_category_list'), async (_request, context) => plain(await serviceCategoryText(catalogOf(context)))),
    implement(serviceAt('/categories/service_category_list_as_json'), async (_request, context) => plain((await readCategories(catalogOf(context))).services)),
  ];
}
