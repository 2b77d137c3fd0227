import { expect, it } from 'vitest';
import { orderHistoryServices } from '../orderhistory/order-history-services.ts';
import { messageServices } from './message-services.ts';

it('what buyers do to purchase orders and messages has a rate limit of its own', () => {
  const classes = new Map([...orderHistoryServices(), ...messageServices()].map(({ service: { path }, rateClass }) => [path, rateClass]));
  expect([classes.get('/orderhistory/change_purchase_order'), classes.get('/main/change_messages'), classes.get('/main/message_center')]).toEqual(['purchaseOrders', 'purchaseOrders', null]);
});
