/** Save Parked Cart, in the frame of the older look. */
export { SaveParkedCart as default } from '@quartermaster/screens/parts';
