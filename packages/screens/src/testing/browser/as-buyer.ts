export { asBuyer } from '@quartermaster/core/testing';
