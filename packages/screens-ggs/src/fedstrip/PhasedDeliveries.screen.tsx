/** Deliveries before they become lines, over the whole width. */
export { FedstripPhasedDeliveries as default } from '@quartermaster/screens/parts';
