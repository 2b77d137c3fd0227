/** Requisitions for a visitor, in the frame of the older look. */
export { FedstripLogin as default } from '@quartermaster/screens/parts';
