/** Requisitions are put aside, in the frame of the older look. */
export { ParkRequisitions as default } from '@quartermaster/screens/parts';
