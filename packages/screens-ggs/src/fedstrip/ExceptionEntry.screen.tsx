/** Exception data of a line, over the whole width. */
export { FedstripExceptionEntry as default } from '@quartermaster/screens/parts';
