/** The cart by activity and fund, over the whole width. */
export { FedstripCartRequisition as default } from '@quartermaster/screens/parts';
