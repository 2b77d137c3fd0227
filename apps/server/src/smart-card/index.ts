export { smartCardServices } from './smart-card-services.ts';
export { forgetUsedReadings } from './card-store.ts';
