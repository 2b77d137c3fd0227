import { defineArea } from '../area/index.ts';
import { categoryServices } from './category-services.ts';

export const categoriesArea = defineArea({
  name: 'categories',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['catalog'] },
  services: categoryServices,
});
