/** Requisitions that were sent together, over the whole width. */
export { FedstripSummary as default } from '@quartermaster/screens/parts';
