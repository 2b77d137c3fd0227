import { defineArea } from '../area/index.ts';
import { catalogServices } from './catalog-services.ts';
import { followPriceDays } from './off-sale/day-of-prices.ts';

export const catalogArea = defineArea({
  name: 'catalog',
  migrations: { folder: new URL('./migrations/', import.meta.url) },
  services: catalogServices,
  // Within an hour of midnight in Washington.
  cleanUp: [followPriceDays],
});
