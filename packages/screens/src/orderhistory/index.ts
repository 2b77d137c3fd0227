export { orderHistory } from './area.ts';
