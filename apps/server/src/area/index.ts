// The functions and types with which areas are declared, and with which the program composes them.
export { defineArea, type Area } from './define-area.ts';
export { byDefault } from './by-default.ts';
export { provide } from './provider.ts';
export type { Given } from './needs.ts';
export { composeAreas, type AreaComposition } from './compose-areas.ts';
export { AreasBroken } from './diagnostics.ts';
export { openAreas } from './open-areas.ts';
export { valueOf, type Values } from './open-values.ts';
