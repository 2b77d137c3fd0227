export { drawnImage } from './drawn/drawn-address.ts';
export { lookOf } from './drawn/known-look.ts';
export { photographImage } from './photographs/photograph-address.ts';
