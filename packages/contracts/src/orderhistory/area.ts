import { defineContractArea } from '../wire/contract-area.ts';
import { myOrders, orderDetails, viewPdf } from './orders.services.ts';

export const orderHistoryArea = defineContractArea('orderhistory', [myOrders, orderDetails, viewPdf]);
