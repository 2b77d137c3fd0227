// What the cart takes from quick order.
export { AddFromList } from './AddFromList.tsx';
