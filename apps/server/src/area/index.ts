// What areas are declared with, and what the program composes them with.
export { defineArea, type Area, type CleanUp, type ServerParts } from './define-area.ts';
export { byDefault, type PointProvider } from './by-default.ts';
export { provide, type Provider } from './provider.ts';
export type { Given, Needs } from './needs.ts';
export { composeAreas, type AreaComposition, type Composed } from './compose-areas.ts';
export { AreasBroken, type AreaDiagnostic, type AreaDiagnosticCode } from './diagnostics.ts';
export { openAreas, type OpenAreas } from './open-areas.ts';
export { valueOf, type OverDefault, type Values } from './open-values.ts';
