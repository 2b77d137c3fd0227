// The part of the order history that the composition of the server uses.
export { orderHistoryServices } from './order-history-services.ts';
