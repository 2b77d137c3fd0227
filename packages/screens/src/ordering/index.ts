// What the cart and the entry of requisitions take from quick order.
export { AddFromList } from './AddFromList.tsx';
export { textOf } from './file-text.ts';
