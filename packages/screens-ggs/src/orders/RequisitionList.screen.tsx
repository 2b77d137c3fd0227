/** The buyer’s requisitions, a table over the whole width. */
export { RequisitionList as default } from '@quartermaster/screens/parts';
