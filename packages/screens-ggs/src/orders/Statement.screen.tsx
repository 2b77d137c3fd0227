/** A card statement, its lines over the whole width. */
export { CardStatement as default } from '@quartermaster/screens/parts';
