import { defineArea } from '../area/index.ts';
import { savedServices } from './saved-services.ts';
import { savedProductSettings } from './settings.ts';

export const savedProductsArea = defineArea({
  name: 'saved-products',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login'] },
  settings: Object.values(savedProductSettings),
  needs: savedProductSettings,
  services: savedServices,
});
