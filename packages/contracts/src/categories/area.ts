import { defineContractArea } from '../wire/contract-area.ts';
import { categoryList, productCategoryList, serviceCategoryList, serviceCategoryListAsJson, specialCategoryList } from './category-lists.services.ts';

export const categoriesArea = defineContractArea('categories', [
  specialCategoryList,
  productCategoryList,
  categoryList,
  serviceCategoryList,
  serviceCategoryListAsJson,
]);
