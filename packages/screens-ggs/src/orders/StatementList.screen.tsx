/** Card statements against orders, in the frame of the older look. */
export { CardStatements as default } from '@quartermaster/screens/parts';
