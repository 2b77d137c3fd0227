export { qrMatrix } from './matrix.ts';
