/** Forward Parked Cart, in the frame of the older look. */
export { ForwardParkedCart as default } from '@quartermaster/screens/parts';
