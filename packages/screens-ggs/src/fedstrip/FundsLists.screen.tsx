/** Requisitions that wait for an approver, over the whole width. */
export { FedstripFundsLists as default } from '@quartermaster/screens/parts';
