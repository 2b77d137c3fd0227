/** Requisitions with the codes of each line, over the whole width. */
export { FedstripExpandedItemEntry as default } from '@quartermaster/screens/parts';
