import { defineArea } from '../area/index.ts';
import { informationServices } from './information-services.ts';

export const informationArea = defineArea({ name: 'information', services: informationServices });
