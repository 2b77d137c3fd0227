export { categoryServices } from './category-services.ts';
