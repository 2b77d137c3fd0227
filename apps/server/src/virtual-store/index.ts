export { boundServiceFinder } from './tokens.ts';
