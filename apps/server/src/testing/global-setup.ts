export { setup } from '@quartermaster/database/testing';
