/** A requisition, its record over the whole width. */
export { RequisitionDetail as default } from '@quartermaster/screens/parts';
