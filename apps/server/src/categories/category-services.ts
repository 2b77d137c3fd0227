import { readCategories } from '../catalog/index.ts';
import { implement, plain, serviceAt, type Implementation } from '../wire/index.ts';
import { categoryList, serviceCategoryText, specialCategories } from './category-lists.ts';

/** The category lists, which browsers keep (specification, section 7). */
export function categoryServices(): readonly Implementation[] {
  return [
    implement(serviceAt('/categories/special_category_list'), async (_request, { database }) => plain(await specialCategories(database))),
    implement(serviceAt('/categories/product_category_list'), async (_request, { database }) => plain((await readCategories(database)).products)),
    implement(serviceAt('/categories/category_list'), async (_request, { database }) => plain(await categoryList(database))),
    implement(serviceAt('/categories/service_category_list'), async (_request, { database }) => plain(await serviceCategoryText(database))),
    implement(serviceAt('/categories/service_category_list_as_json'), async (_request, { database }) => plain((await readCategories(database)).services)),
  ];
}
