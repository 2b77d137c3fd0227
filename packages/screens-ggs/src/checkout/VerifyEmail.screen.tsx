/** An address to be confirmed before an order, in the frame of the older look. */
export { VerifyEmail as default } from '@quartermaster/screens/parts';
