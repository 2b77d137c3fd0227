import { defineArea } from '../area/index.ts';
import { orderHistoryServices } from './order-history-services.ts';

export const orderHistoryArea = defineArea({
  name: 'orderhistory',
  migrations: { folder: new URL('./migrations/', import.meta.url), after: ['login', 'checkout'] },
  services: orderHistoryServices,
});
