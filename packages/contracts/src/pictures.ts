export { computingDrawings } from './pictures/computing.drawings.ts';
export { box, circle, repeat, type Drawing } from './pictures/drawing.ts';
export { electronicsDrawings } from './pictures/electronics.drawings.ts';
export { suppliesDrawings } from './pictures/supplies.drawings.ts';
