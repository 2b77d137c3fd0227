import type { PlainOf } from '@quartermaster/contracts';
import { useCachedList } from '@quartermaster/core';

type ListedCategory = PlainOf<'/categories/category_list'>[number];

const none: readonly ListedCategory[] = [];

/** The store's categories, asked for when a buyer comes near the chooser. Without them it still offers the kinds. */
export function useCategories(): { categories: readonly ListedCategory[]; load: () => void } {
  const { list, load } = useCachedList('/categories/category_list');
  return { categories: list ?? none, load };
}
