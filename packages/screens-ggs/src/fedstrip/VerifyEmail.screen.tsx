/** An address to be confirmed before requisitions are sent, in the frame of the older look. */
export { FedstripVerifyEmail as default } from '@quartermaster/screens/parts';
