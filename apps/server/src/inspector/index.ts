export { inspect, type InspectionSources } from './inspect.ts';
export type { InspectedStore } from './inspected-store.ts';
