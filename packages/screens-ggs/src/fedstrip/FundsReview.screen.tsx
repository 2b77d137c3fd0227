/** What an approver is to know of requisitions, over the whole width. */
export { FedstripFundsReview as default } from '@quartermaster/screens/parts';
