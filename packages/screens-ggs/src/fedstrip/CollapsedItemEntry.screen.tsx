/** Requisitions, a row for each line, over the whole width. */
export { FedstripCollapsedItemEntry as default } from '@quartermaster/screens/parts';
