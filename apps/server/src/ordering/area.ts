import { defineArea } from '../area/index.ts';
import { cartLines } from '../cart/index.ts';
import { orderingServices } from './ordering-services.ts';

export const orderingArea = defineArea({ name: 'ordering', needs: { cartLines }, services: ({ cartLines: mostLines }) => orderingServices(mostLines) });
