import { defineArea } from '../area/index.ts';
import { catalogServices } from './catalog-services.ts';

export const catalogArea = defineArea({
  name: 'catalog',
  migrations: { folder: new URL('./migrations/', import.meta.url) },
  services: catalogServices,
});
