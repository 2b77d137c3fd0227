import { defineArea } from '../area/index.ts';
import { orderHistoryServices } from './order-history-services.ts';

export const orderHistoryArea = defineArea({ name: 'orderhistory', services: orderHistoryServices });
