export { productsWithNumbers } from './products-with-numbers.ts';
export { hasNumber, numberKeys } from './row-number.ts';
