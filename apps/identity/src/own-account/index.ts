export { registerOwnAccount } from './account-routes.ts';
