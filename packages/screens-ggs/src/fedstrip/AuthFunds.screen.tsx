/** Requisitions under funds control, over the whole width. */
export { FedstripAuthFunds as default } from '@quartermaster/screens/parts';
