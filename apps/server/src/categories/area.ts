import { defineArea } from '../area/index.ts';
import { categoryServices } from './category-services.ts';

export const categoriesArea = defineArea({ name: 'categories', services: categoryServices });
