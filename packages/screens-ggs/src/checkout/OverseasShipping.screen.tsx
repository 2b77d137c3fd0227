/** Overseas Shipping Information, in the frame of the older look. */
export { OverseasShipping as default } from '@quartermaster/screens/parts';
