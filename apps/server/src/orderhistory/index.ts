// What the composition of the server uses of the order history.
export { orderHistoryServices } from './order-history-services.ts';
