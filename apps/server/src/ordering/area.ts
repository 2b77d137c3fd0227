import { defineArea } from '../area/index.ts';
import { orderingServices } from './ordering-services.ts';

export const orderingArea = defineArea({ name: 'ordering', services: orderingServices });
