/** One item in deliveries over months, over the whole width. */
export { FedstripPhasedEntry as default } from '@quartermaster/screens/parts';
