import { defineArea } from '../area/index.ts';
import { informationServices } from './information-services.ts';

export const informationArea = defineArea({
  name: 'information',
  migrations: { folder: new URL('./migrations/', import.meta.url) },
  services: informationServices,
});
