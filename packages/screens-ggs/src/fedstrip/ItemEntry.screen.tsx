/** The first lines of requisitions, over the whole width. */
export { FedstripItemEntry as default } from '@quartermaster/screens/parts';
