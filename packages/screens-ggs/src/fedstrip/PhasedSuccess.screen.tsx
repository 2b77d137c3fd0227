/** Deliveries that became lines, over the whole width. */
export { FedstripPhasedSuccess as default } from '@quartermaster/screens/parts';
