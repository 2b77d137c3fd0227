export { registerSetUp } from './set-up-routes.ts';
